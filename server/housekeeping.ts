import type { TableName } from '#sync/tables.ts';
import { attentionToForget } from './db/attention.ts';
import { pruneDeletions } from './db/changes.ts';
import { pruneOutcomes } from './db/clients.ts';
import { deletedDraftsBefore, versionsOfDrafts, versionsToForget } from './db/drafts.ts';
import { raiseFloor } from './db/server-state.ts';
import { pruneSessions } from './db/sessions.ts';
import type { Services } from './services.ts';
import { removeRows } from './syncing/write.ts';

const day = 24 * 60 * 60 * 1000;
const kept = 180 * day;
const settledKept = 30 * day;
// A device may wait for years with work that it has frozen to offer again; an outcome is a few hundred bytes.
const outcomesKept = 5 * 365 * day;
const versionsOfADraft = 50;

/**
 * Lets go of what nobody can need any more: ended sessions, refused work settled 30 days ago, drafts deleted and changes
 * forgotten 180 days ago, old versions.
 */
export async function keepHouse({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const ago = (ms: number) => new Date(Date.parse(moment) - ms).toISOString();
  const before = ago(kept);
  await pruneSessions(database.write, moment);
  await database.write.transaction().execute(async (trx) => {
    const drafts = await deletedDraftsBefore(trx, before);
    const versions = [
      ...(await versionsOfDrafts(trx, drafts)),
      ...(await versionsToForget(trx, before, versionsOfADraft)),
    ];
    await removeRows(trx, keysOf('draftVersions', versions), moment);
    await removeRows(trx, keysOf('drafts', drafts), moment);
    await removeRows(trx, keysOf('attention', await attentionToForget(trx, ago(settledKept))), moment);
    await raiseFloor(trx, await pruneDeletions(trx, before));
    await pruneOutcomes(trx, ago(outcomesKept));
  });
}

function keysOf(table: TableName, ids: string[]) {
  return [...new Set(ids)].map((id) => ({ table, id }));
}
