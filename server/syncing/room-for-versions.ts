import type { Change } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { versionsBeyondOf } from '../db/drafts.ts';
import { keysOf } from './keys-of.ts';
import { removeRows } from './write.ts';

/** The newest of a draft are kept. */
export const versionsOfADraft = 50;
/** And of all drafts of a person, so that many drafts do not make that many times as much. */
const versionsOfAPerson = 1_000;

/**
 * Makes room for the versions that work is about to keep: the oldest go, here and not only as the house is kept. How many a
 * person makes of a draft is theirs to choose: each device, and each ten minutes by its own clock, begins another.
 */
export async function makeRoomForVersions(trx: Trx, changes: Change[], now: string): Promise<void> {
  const kept = changes.flatMap((change) => (change.table === 'draftVersions' ? [change.row] : []));
  const [one] = kept;
  if (!one) return;
  // The work of one mutation is about one draft.
  const bounds = [
    ['draftId', one.draftId, versionsOfADraft],
    ['ownerId', one.ownerId, versionsOfAPerson],
  ] as const;
  for (const [of, id, most] of bounds)
    await removeRows(
      trx,
      keysOf('draftVersions', await versionsBeyondOf(trx, of, id, most - kept.length)),
      now,
    );
}
