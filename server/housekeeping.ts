import { pruneDeletions } from './db/changes.ts';
import { pruneOutcomes } from './db/clients.ts';
import { deletedDraftsBefore } from './db/drafts.ts';
import { raiseFloor } from './db/server-state.ts';
import { pruneSessions } from './db/sessions.ts';
import type { Services } from './services.ts';
import { removeRows } from './syncing/write.ts';

const kept = 180 * 24 * 60 * 60 * 1000;

/** Lets go of what nobody can need any more: ended sessions, drafts deleted and changes forgotten 180 days ago. */
export async function keepHouse({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const before = new Date(Date.parse(moment) - kept).toISOString();
  await pruneSessions(database.write, moment);
  await database.write.transaction().execute(async (trx) => {
    const ids = await deletedDraftsBefore(trx, before);
    await removeRows(
      trx,
      ids.map((id) => ({ table: 'drafts' as const, id })),
      moment,
    );
    await raiseFloor(trx, await pruneDeletions(trx, before));
    await pruneOutcomes(trx, before);
  });
}
