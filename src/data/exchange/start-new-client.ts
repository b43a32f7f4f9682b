import { lackingIn } from '#src/data/database/has-arrived.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type Entry, type Kept, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { guestId, newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import { keyText } from '#sync/table-names.ts';
import { offeredFor } from './offered-for.ts';
import type { Clock } from './settle.ts';

/**
 * The server's history is another one (restored from a backup), or it does not know what this client sent before: under
 * a new client id, everything sent in the last 14 days is offered again with the same ids, before what is still unsent,
 * and everything is read anew. Refused work that the person has dealt with is not.
 */
export async function startNewClient(
  db: PersonDb,
  request: SyncRequest,
  epoch: string,
  { deviceNow, serverNow }: Clock,
): Promise<void> {
  await inTransaction(db, async () => {
    const meta = await readMeta(db);
    if (meta.clientId !== request.clientId) return;
    const recent = await db.kept
      .filter(({ keptAt }) => keptAt > (serverNow ?? deviceNow) - offeredFor)
      .toArray();
    const outbox = await db.outbox.orderBy('order').toArray();
    const isOver = await dealtWith(db, [...recent, ...outbox]);
    const kept = recent.filter((entry) => !isOver(entry));
    const sent = [
      ...kept.map(({ keptAt: _, ...entry }) => entry),
      ...outbox.filter(
        ({ state }) => state !== 'waiting' && (state !== 'refused' || meta.userId !== guestId),
      ),
    ];
    await db.outbox.bulkPut(sent.sort((a, b) => a.order - b.order).map(offeredAs));
    await db.kept.clear();
    await db.named.clear();
    const fresh = { clientId: newId(), nextSeq: sent.length + 1, ack: 0, cursors: {}, resyncFrom: 0 };
    await db.meta.put({ ...meta, epoch, ...fresh, lacks: lackingIn(meta) });
  });
}

/**
 * Which refused work was let go on any device, or answered on this one: what it was tried again as is among what is offered.
 * Of a new try on another device nobody knows whether it still is.
 */
async function dealtWith(db: PersonDb, work: Entry[]): Promise<(entry: Entry) => boolean> {
  const letGo = await rowsOf(db, 'attention')
    .filter(({ resolution }) => resolution === 'discarded')
    .primaryKeys();
  const answered = new Set([
    ...letGo.map((id) => keyText({ table: 'attention', id })),
    ...work.flatMap(({ touches }) => touches),
  ]);
  return ({ id, state }) => state === 'refused' && answered.has(keyText({ table: 'attention', id }));
}

/**
 * What may already have run must not change under its id: it stays frozen, under a seq of the new client. Of what
 * became of it in the other history no more is kept than what the person was told.
 */
function offeredAs(
  { at: _, failure: __, isMerged: ___, ...entry }: Entry & Pick<Kept, 'isMerged'>,
  place: number,
): Entry {
  const { state } = entry;
  const isDecided = state === 'applied' || state === 'refused';
  return { ...entry, ...(isDecided && { cameTo: state }), state: 'frozen', seq: place + 1 };
}
