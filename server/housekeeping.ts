import { attentionToForget } from './db/attention.ts';
import { pruneDeletions } from './db/changes.ts';
import { pruneOutcomes } from './db/clients.ts';
import { deletedDraftsBefore } from './db/drafts.ts';
import { raiseFloor } from './db/server-state.ts';
import { pruneSessions } from './db/sessions.ts';
import type { Services } from './services.ts';
import { removeRows } from './syncing/write.ts';

const day = 24 * 60 * 60 * 1000;
const kept = 180 * day;
const settledKept = 30 * day;

/**
 * Lets go of what nobody can need any more: ended sessions, refused work settled 30 days ago, drafts deleted and changes
 * forgotten 180 days ago.
 */
export async function keepHouse({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const ago = (ms: number) => new Date(Date.parse(moment) - ms).toISOString();
  const before = ago(kept);
  await pruneSessions(database.write, moment);
  await database.write.transaction().execute(async (trx) => {
    const drafts = await deletedDraftsBefore(trx, before);
    const attention = await attentionToForget(trx, ago(settledKept));
    const keys = [
      ...drafts.map((id) => ({ table: 'drafts' as const, id })),
      ...attention.map((id) => ({ table: 'attention' as const, id })),
    ];
    await removeRows(trx, keys, moment);
    await raiseFloor(trx, await pruneDeletions(trx, before));
    await pruneOutcomes(trx, before);
  });
}
