import { newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import { inTransaction } from './in-transaction.ts';
import { type Entry, type PersonDb, readMeta } from './person-db.ts';

const offeredFor = 14 * 24 * 60 * 60 * 1000;

/**
 * The server's history is another one (restored from a backup), or it does not know what this client sent before: under
 * a new client id, everything sent in the last 14 days is offered again with the same ids, before what is still unsent,
 * and everything is read anew.
 */
export async function startNewClient(
  db: PersonDb,
  request: SyncRequest,
  epoch: string,
  deviceNow: number,
): Promise<void> {
  await inTransaction(db, async () => {
    const meta = await readMeta(db);
    if (meta.clientId !== request.clientId) return;
    const kept = (await db.kept.toArray()).filter(({ keptAt }) => keptAt > deviceNow - offeredFor);
    const unsent = (await db.outbox.toArray()).filter(({ state }) => state !== 'refused');
    await db.outbox.bulkPut([
      ...kept.map(({ keptAt: _, ...entry }) => offeredAgain(entry)),
      ...unsent.map(offeredAgain),
    ]);
    await db.kept.clear();
    await db.named.clear();
    await db.meta.put({ ...meta, epoch, clientId: newId(), nextSeq: 1, ack: 0, cursors: {}, resyncFrom: 0 });
  });
}

function offeredAgain({ seq: _, at: __, ...entry }: Entry): Entry {
  return { ...entry, state: 'waiting' };
}
