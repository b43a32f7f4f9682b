import { newId } from '#sync/ids.ts';
import { enqueue, mutate } from './mutate.ts';
import { currentDb } from './open-db.ts';
import { serverCopies, showWith } from './optimistic-rows.ts';
import { allTables, type Entry, type PersonDb, readMeta, rowsOf } from './person-db.ts';
import { attentionOf, entriesOf } from './use-outbox.ts';

/**
 * Takes back work that has not been handed to the network, with what was built on it; the screens show the rows without
 * it at once. Answers how to do it all again, as it was.
 */
export async function cancelItem(key: string): Promise<() => Promise<void>> {
  const db = await currentDb();
  const cancelled = await db.transaction('rw', allTables(db), async () => {
    const entries = (await entriesOf(db, key)).filter(({ state }) => state === 'waiting');
    const cancelled = [...entries, ...(await builtOn(db, entries))];
    const work = await db.outbox.orderBy('order').toArray();
    const server = await serverCopies(db, work);
    await db.outbox.bulkDelete(cancelled.map(({ order }) => order));
    const remaining = work.filter(
      ({ id, state }) => state !== 'refused' && !cancelled.some((entry) => entry.id === id),
    );
    await showWith(db, server, remaining, await readMeta(db));
    return cancelled;
  });
  return async () => {
    for (const entry of cancelled) await enqueue(db, entry);
  };
}

/** A submission of a draft whose changes are taken back would submit something else. */
async function builtOn(db: PersonDb, cancelled: Entry[]): Promise<Entry[]> {
  const [first] = cancelled;
  const [row] = first?.touches ?? [];
  if (!first || row === undefined || first.name === 'submitPitch') return [];
  const later = await db.outbox.where('touches').equals(row).toArray();
  return later.filter(({ name, state }) => name === 'submitPitch' && state === 'waiting');
}

/** Tries again now: waiting work without its pause, refused work as a new action. */
export async function retryItem(key: string): Promise<void> {
  const db = await currentDb();
  const attention = await attentionOf(db, key);
  if (attention) {
    await enqueue(db, {
      id: newId(),
      name: attention.name,
      args: attention.args,
      doneAt: new Date().toISOString(),
    });
    await mutate('resolveAttention', { attentionId: key, resolution: 'retried' });
    return;
  }
  for (const entry of await entriesOf(db, key)) await tryAgain(db, entry);
}

/** Lets refused work go. */
export async function discardItem(key: string): Promise<void> {
  const db = await currentDb();
  if (await attentionOf(db, key)) {
    await mutate('resolveAttention', { attentionId: key, resolution: 'discarded' });
    return;
  }
  const refused = (await entriesOf(db, key)).filter(({ state }) => state === 'refused');
  await db.outbox.bulkDelete(refused.map(({ order }) => order));
}

/** Unsent and refused work with its content, as a JSON file to keep. */
export async function exportUnsent(): Promise<Blob> {
  const db = await currentDb();
  const unsent = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'applied');
  const content = {
    exportedAt: new Date().toISOString(),
    unsent: unsent.map(({ id, name, args, doneAt, failure }) => ({
      id,
      name,
      args,
      doneAt,
      reason: failure?.message,
    })),
    refused: (await rowsOf(db, 'attention').toArray()).filter(({ resolution }) => resolution === null),
    drafts: await rowsOf(db, 'drafts').toArray(),
  };
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}

async function tryAgain(db: PersonDb, entry: Entry): Promise<void> {
  if (entry.state === 'refused') {
    await db.outbox.delete(entry.order);
    await enqueue(db, { id: newId(), name: entry.name, args: entry.args, doneAt: new Date().toISOString() });
    return;
  }
  if (entry.state !== 'waiting') return;
  const { failure: _, heldSince: __, notBefore: ___, ...ready } = entry;
  await db.outbox.put(ready);
}
