import type { TableName } from '#sync/tables.ts';
import { pruneDeletions } from './db/changes.ts';
import { pruneOutcomes } from './db/clients.ts';
import { deletedDraftsBefore, versionsOfDrafts, versionsToForget } from './db/drafts.ts';
import { raiseFloor } from './db/server-state.ts';
import { pruneSessions } from './db/sessions.ts';
import type { Services } from './services.ts';
import { removeRows } from './syncing/write.ts';

const versionsOfADraft = 50;
const kept = 180 * 24 * 60 * 60 * 1000;

/** Lets go of what nobody can need any more: ended sessions, drafts deleted and changes forgotten 180 days ago, old versions. */
export async function keepHouse({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const before = new Date(Date.parse(moment) - kept).toISOString();
  await pruneSessions(database.write, moment);
  await database.write.transaction().execute(async (trx) => {
    const drafts = await deletedDraftsBefore(trx, before);
    const versions = [
      ...(await versionsOfDrafts(trx, drafts)),
      ...(await versionsToForget(trx, before, versionsOfADraft)),
    ];
    await removeRows(trx, keysOf('draftVersions', versions), moment);
    await removeRows(trx, keysOf('drafts', drafts), moment);
    await raiseFloor(trx, await pruneDeletions(trx, before));
    await pruneOutcomes(trx, before);
  });
}

function keysOf(table: TableName, ids: string[]) {
  return [...new Set(ids)].map((id) => ({ table, id }));
}
