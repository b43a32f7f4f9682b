import { idOf } from '#sync/ids.ts';
import { copyDraft } from './copy-draft.ts';
import { inTransaction } from './in-transaction.ts';
import { enqueue } from './mutate.ts';
import { currentDb } from './open-db.ts';
import { readLayers, showWith } from './optimistic-rows.ts';
import { entriesOf } from './outbox-items.ts';
import { type Entry, type PersonDb, readMeta, rowsOf } from './person-db.ts';
import { refusedGroups, settleRefused } from './refused-work.ts';
import { unsentEntries } from './unsent-entries.ts';

/**
 * Takes back work that has not been handed to the network, with what was built on it; the screens show the rows without
 * it at once. Answers how to do it all again, as it was.
 */
export async function cancelItem(key: string): Promise<() => Promise<void>> {
  const db = await currentDb();
  const cancelled = await inTransaction(db, async () => {
    const entries = (await entriesOf(db, key)).filter(({ state }) => state === 'waiting');
    const cancelled = [...entries, ...(await builtOn(db, entries))];
    const work = await db.outbox.orderBy('order').toArray();
    const layers = await readLayers(db, work);
    await db.outbox.bulkDelete(cancelled.map(({ order }) => order));
    const remaining = work.filter(
      ({ id, state }) => state !== 'refused' && !cancelled.some((entry) => entry.id === id),
    );
    await showWith(db, layers, remaining, await readMeta(db));
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

/** Tries again now: waiting work without its pause, refused work as new actions. */
export async function retryItem(key: string): Promise<void> {
  const db = await currentDb();
  const group = await refusedGroup(db, key);
  if (!group) {
    for (const entry of await entriesOf(db, key)) await tryWithoutPause(db, entry);
    return;
  }
  const doneAt = new Date().toISOString();
  // The same id from every device, and again after a crash: retried once.
  for (const { id, name, args } of group.work)
    await enqueue(db, { id: idOf('retry', id), name, args, doneAt });
  await settleRefused(db, group, 'retried');
}

/** Lets refused work go. */
export async function discardItem(key: string): Promise<void> {
  const db = await currentDb();
  const group = await refusedGroup(db, key);
  if (group) await settleRefused(db, group, 'discarded');
}

/** Lets refused words live on: a new draft with what the old one holds and these words in their places. Answers its id. */
export async function keepAsDraft(key: string): Promise<string | null> {
  const db = await currentDb();
  const group = await refusedGroup(db, key);
  const old = group?.draftId ? await rowsOf(db, 'drafts').get(group.draftId) : undefined;
  if (!group || !old) return null;
  const draftId = await copyDraft(old, group.work);
  await settleRefused(db, group, 'retried');
  return draftId;
}

async function refusedGroup(db: PersonDb, key: string) {
  return (await refusedGroups(db)).find((group) => group.key === key);
}

/** Unsent and refused work with its content, as a JSON file to keep. */
export async function exportUnsent(): Promise<Blob> {
  const db = await currentDb();
  const unsent = await unsentEntries(db);
  const content = {
    exportedAt: new Date().toISOString(),
    unsent: unsent.map(({ id, name, args, doneAt, failure }) => ({
      id,
      name,
      args,
      doneAt,
      reason: failure?.message,
    })),
    refused: (await refusedGroups(db)).flatMap(({ work }) => work),
    drafts: await rowsOf(db, 'drafts').toArray(),
  };
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}

function tryWithoutPause(db: PersonDb, { order }: Entry): Promise<number> {
  return db.outbox
    .where('order')
    .equals(order)
    .filter(({ state }) => state === 'waiting')
    .modify((entry) => {
      delete entry.failure;
      delete entry.heldSince;
      delete entry.notBefore;
    });
}
