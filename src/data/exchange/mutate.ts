import { filesToSend } from '#src/data/database/entry-files.ts';
import { hasLeft } from '#src/data/database/has-left.ts';
import { inTransaction, inTransactionOver } from '#src/data/database/in-transaction.ts';
import { type Entry, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { loadRows, type RowSet, storeRows } from '#src/data/database/row-set.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { beginChange } from '#src/data/database/storing.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { recountKeptWork } from '#src/data/words/kept-work.ts';
import { newId } from '#sync/ids.ts';
import { type Context, isRefusal } from '#sync/mutation.ts';
import { type ArgsOf, type MutationName, mutationNamed } from '#sync/mutations/all.ts';
import { limits } from '#sync/protocol.ts';
import { keyText } from '#sync/table-names.ts';
import { runLocally } from './run-locally.ts';

/** What is stored with a change, or not at all. */
export type Along = (db: PersonDb) => Promise<unknown>;

/**
 * Changes rows on this device and queues the same change for the server, in one strict transaction: when the promise
 * resolves, both outlive a crash. Throws RefusedError where the change will not do, or where whoever is at this tab has
 * left the device; then nothing is stored.
 */
export async function mutate<Name extends MutationName>(
  name: Name,
  args: ArgsOf<Name>,
  // By the clock as it is: a uuid's own would not follow one that is set back.
  id = newId(Date.now()),
  along?: Along,
): Promise<void> {
  await store([{ id, name, args }], along);
}

/** One thing to do, as `mutate` takes it. */
export type Doing = { [Name in MutationName]: { name: Name; args: ArgsOf<Name> } }[MutationName] &
  Pick<Entry, 'answersTo'>;

/** The same for several changes that are one to a person: in their order, all of them or none. */
export function mutateAll(doings: readonly Doing[], along?: Along): Promise<void> {
  return store(
    doings.map((doing) => ({ id: newId(Date.now()), ...doing })),
    along,
  );
}

async function store(
  works: readonly Pick<Entry, 'id' | 'name' | 'args' | 'answersTo'>[],
  along?: Along,
): Promise<void> {
  const change = beginChange();
  try {
    const { db, isCurrent } = await writableDb();
    const doneAt = new Date().toISOString();
    const [first] = works;
    const isAlone = first !== undefined && works.length === 1 && !along;
    const writes = isAlone
      ? await enqueue(db, { ...first, doneAt })
      : await inTransaction(db, async () => {
          let written = 0;
          for (const work of works) written = await enqueue(db, { ...work, doneAt });
          await along?.(db);
          return written;
        });
    if (isCurrent && works.length === 0) change.end();
    else if (isCurrent) change.stored(ownerOf(db), writes);
    else await recountKeptWork(db).finally(change.end);
  } catch (error) {
    change.end();
    throw error;
  }
}

type Queued = Pick<Entry, 'id' | 'name' | 'args' | 'doneAt' | 'isRetry' | 'answersTo'>;

/** Queues a change under a given id; one whose id is already known is left alone. Answers how often was written by then. */
export async function enqueue(
  db: PersonDb,
  { id, name, args, doneAt, isRetry, answersTo }: Queued,
): Promise<number> {
  const mutation = mutationNamed(name);
  if (!mutation)
    throw new RefusedError({ code: 'unknown-mutation', message: 'This version does not know this action.' });
  const parsed = mutation.args.safeParse(args);
  if (!parsed.success)
    throw new RefusedError({ code: 'invalid', message: parsed.error.issues[0]?.message ?? 'Invalid' });
  if (new TextEncoder().encode(JSON.stringify(args)).length > limits.argsBytes) {
    throw new RefusedError({
      code: 'too-large',
      message: 'This is too large to be kept and sent. Please shorten it.',
    });
  }
  // Which tables these are hangs on no client.
  const reads = mutation.reads(parsed.data, { userId: ownerOf(db), clientId: '', now: doneAt, id });
  const tables = [...new Set(reads.map(({ table }) => table))];
  // A person waits for this: what does not depend on each other is asked at once.
  return inTransactionOver(db, tables, async () => {
    const [known, again, meta, ...lastOf] = await Promise.all([
      db.outbox.get({ id }),
      db.kept.get({ id }),
      readMeta(db),
      db.outbox.orderBy('order').last(),
      db.kept.orderBy('order').last(),
    ]);
    if (known || again) return meta.writes;
    if (meta.isLeft) throw hasLeft();
    const context: Context = { userId: meta.userId, clientId: meta.clientId, now: doneAt, id };
    const touches = mutation.reads(parsed.data, context).map(keyText);
    const [rows, based, earlier] = await Promise.all([
      loadRows(db, touches),
      db.base.bulkGet(touches),
      touches[0] === undefined ? undefined : db.outbox.where('touches').equals(touches[0]).last(),
    ]);
    const before: RowSet = new Map(rows);
    const result = runLocally(rows, { name, args }, context);
    const refused = result !== 'unknown' && isRefusal(result) ? result.refused : null;
    if (refused && !mutation.refusedByServer?.includes(refused.code)) throw new RefusedError(refused);
    const changed = Array.isArray(result) ? result : [];
    const order = Math.max(0, ...lastOf.map((entry) => entry?.order ?? 0)) + 1;
    const files = await filesToSend(db, { name, args });
    const entry: Entry = {
      id,
      name,
      args,
      touches,
      doneAt,
      order,
      state: 'waiting',
      ...files,
      ...(isRetry && { isRetry }),
      ...(answersTo && { answersTo }),
    };
    const aside = new Set(based.map((base) => base?.key));
    const first = changed.filter((key) => !aside.has(key));
    await Promise.all([
      db.base.bulkAdd(first.map((key) => ({ key, row: before.get(key) ?? null }))),
      storeRows(db, new Map(changed.map((key) => [key, rows.get(key) ?? null]))),
      db.outbox.put(coalesced(earlier, entry, { changed, before, context }) ?? entry),
      db.meta.put({ ...meta, writes: meta.writes + 1 }),
    ]);
    return meta.writes + 1;
  });
}

/**
 * The entry before it on these rows with this change taken in, where that is still unsent and the two are one edit. A
 * change of a row that the earlier entry does not touch (it kept a version of a draft) would be lost in it; one that no
 * longer fits what came from elsewhere meanwhile would take this change along when it is refused; and a retry may have been
 * sent by another device already, under the same id: the server takes it once, as it was sent first.
 */
function coalesced(
  earlier: Entry | undefined,
  { id, name, args, isRetry }: Entry,
  { changed, before, context }: { changed: string[]; before: RowSet; context: Context },
): Entry | null {
  const coalesce = mutationNamed(name)?.coalesce;
  if (!coalesce) return null;
  if (!earlier || earlier.state !== 'waiting' || earlier.seq !== undefined || earlier.name !== name)
    return null;
  if (isRetry || earlier.isRetry) return null;
  if (!changed.every((row) => earlier.touches.includes(row))) return null;
  const joined = coalesce(earlier.args, args, { earlier: earlier.id, later: id });
  return joined === null || !stillFits(earlier, before, context) ? null : { ...earlier, args: joined };
}

/** Whether it does on these rows what it did, or nothing more: what is refused by now is not on the screen. */
function stillFits({ id, name, args, doneAt }: Entry, rows: RowSet, context: Context): boolean {
  return Array.isArray(runLocally(new Map(rows), { name, args }, { ...context, now: doneAt, id }));
}
