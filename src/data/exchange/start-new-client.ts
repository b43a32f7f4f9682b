import { lackingIn } from '#src/data/database/has-arrived.ts';
import { inTransaction } from '#src/data/database/in-transaction.ts';
import { type Entry, type Kept, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { guestId, newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { resolveAttention } from '#sync/mutations/attention.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import { offeredFor } from './offered-for.ts';
import type { Clock } from './settle.ts';

/**
 * The server's history is another one (restored from a backup), or it does not know what this client sent before: under
 * a new client id, everything sent in the last 14 days is offered again with the same ids, before what is still unsent,
 * and everything is read anew.
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
    const kept = await db.kept
      .filter(({ keptAt }) => keptAt > (serverNow ?? deviceNow) - offeredFor)
      .toArray();
    const outbox = await db.outbox.orderBy('order').toArray();
    const dealtWith = await dealtWithOf(db, [...kept, ...outbox]);
    const sent = [
      ...kept.map(({ keptAt: _, ...entry }) => entry),
      ...outbox.filter(
        ({ state }) => state !== 'waiting' && (state !== 'refused' || meta.userId !== guestId),
      ),
    ].filter(({ id, state }) => state !== 'refused' || !dealtWith.has(id));
    await db.outbox.bulkPut(sent.sort((a, b) => a.order - b.order).map(offeredAs));
    await db.kept.clear();
    await db.named.clear();
    const fresh = { clientId: newId(), nextSeq: sent.length + 1, ack: 0, cursors: {}, resyncFrom: 0 };
    await db.meta.put({ ...meta, epoch, ...fresh, lacks: lackingIn(meta) });
  });
}

/** The ids of refused work that the person has let go of, or done again under another id: it must not be done now. */
async function dealtWithOf(db: PersonDb, work: Entry[]): Promise<Set<string>> {
  const rows = await rowsOf(db, 'attention').toArray();
  const answers = work.filter(({ name }) => name === ('resolveAttention' satisfies MutationName));
  return new Set([
    ...rows.filter(({ resolution }) => resolution !== null).map(({ id }) => id),
    ...answers.map(({ args }) => resolveAttention.args.parse(args).attentionId),
  ]);
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
