import type { Change } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { consentsBeyond } from '../db/consents.ts';
import { versionsBeyondOf } from '../db/drafts.ts';
import { keysOf } from './keys-of.ts';
import { removeRows } from './write.ts';

/** The newest of a draft are kept. */
export const versionsOfADraft = 50;
/** And of all drafts of a person, so that many drafts do not make that many times as much. */
const versionsOfAPerson = 1_000;
const answersToAQuestion = 100;

/**
 * Makes room for what work adds to rows that nobody removes: the oldest go, here and not only as the house is kept. How many there
 * are is the sender's to choose: each device, and each ten minutes by its own clock, begins another version of a draft.
 */
export async function makeRoom(trx: Trx, changes: Change[], now: string): Promise<void> {
  await forVersions(trx, changes, now);
  for (const change of changes) {
    if (change.table !== 'consents') continue;
    const beyond = await consentsBeyond(trx, change.row, answersToAQuestion - 1);
    await removeRows(trx, keysOf('consents', beyond), now);
  }
}

/** The work of one mutation is about one draft. */
async function forVersions(trx: Trx, changes: Change[], now: string): Promise<void> {
  const kept = changes.flatMap((change) => (change.table === 'draftVersions' ? [change.row] : []));
  const [one] = kept;
  if (!one) return;
  const bounds = [
    ['draftId', one.draftId, versionsOfADraft],
    ['ownerId', one.ownerId, versionsOfAPerson],
  ] as const;
  for (const [of, id, most] of bounds) {
    const beyond = await versionsBeyondOf(trx, of, id, most - kept.length);
    await removeRows(trx, keysOf('draftVersions', beyond), now);
  }
}
