import { newId } from '#sync/ids.ts';
import { type Context, isRefusal } from '#sync/mutation.ts';
import { type ArgsOf, type MutationName, mutationNamed } from '#sync/mutations/all.ts';
import { limits } from '#sync/protocol.ts';
import { keyText } from '#sync/tables.ts';
import { inTransaction } from './in-transaction.ts';
import { recountKeptWork } from './kept-work.ts';
import { type Entry, type Meta, type PersonDb, readMeta } from './person-db.ts';
import { RefusedError } from './refused-error.ts';
import { loadRows, type RowSet, storeRows } from './row-set.ts';
import { runLocally } from './run-locally.ts';
import { hasLeft, writableDb } from './writable-db.ts';

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
): Promise<void> {
  const { db, isCurrent } = await writableDb();
  await enqueue(db, { id, name, args, doneAt: new Date().toISOString() });
  if (!isCurrent) await recountKeptWork(db);
}

/** Queues a change under a given id; one whose id is already known is left alone. */
export async function enqueue(
  db: PersonDb,
  { id, name, args, doneAt }: Pick<Entry, 'id' | 'name' | 'args' | 'doneAt'>,
) {
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
  await inTransaction(db, async () => {
    if ((await db.outbox.get({ id })) || (await db.kept.get({ id }))) return;
    const meta = await readMeta(db);
    if (meta.isLeft) throw hasLeft();
    const context: Context = { userId: meta.userId, clientId: meta.clientId, now: doneAt, id };
    const touches = mutation.reads(parsed.data, context).map(keyText);
    const rows = await loadRows(db, touches);
    const before: RowSet = new Map(rows);
    const result = runLocally(rows, { name, args }, context);
    if (result !== 'unknown' && isRefusal(result)) throw new RefusedError(result.refused);
    const changed = result === 'unknown' ? [] : result;
    await showOptimistically(db, changed, before, rows);
    await addToOutbox(db, meta, { id, name, args, touches, doneAt }, changed);
  });
}

/** The changed rows go to the screens; what the server has of them is set aside, once. */
async function showOptimistically(
  db: PersonDb,
  changed: string[],
  before: RowSet,
  after: RowSet,
): Promise<void> {
  const known = await db.base.bulkGet(changed);
  const first = changed.filter((_, at) => known[at] === undefined);
  await db.base.bulkAdd(first.map((key) => ({ key, row: before.get(key) ?? null })));
  await storeRows(db, new Map(changed.map((key) => [key, after.get(key) ?? null])));
}

async function addToOutbox(
  db: PersonDb,
  meta: Meta,
  entry: Pick<Entry, 'id' | 'name' | 'args' | 'touches' | 'doneAt'>,
  changed: string[],
): Promise<void> {
  await db.meta.put({ ...meta, writes: meta.writes + 1 });
  const joined = await coalesced(db, entry, changed);
  if (joined) {
    await db.outbox.put(joined);
    return;
  }
  const last = Math.max(
    (await db.outbox.orderBy('order').last())?.order ?? 0,
    (await db.kept.orderBy('order').last())?.order ?? 0,
  );
  await db.outbox.add({ ...entry, order: last + 1, state: 'waiting' });
}

/**
 * The entry before it on these rows with this change taken in, where that is still unsent and the two are one edit. A
 * change of a row that the earlier entry does not touch (it kept a version of a draft) would be lost in it.
 */
async function coalesced(
  db: PersonDb,
  { name, args, touches }: Pick<Entry, 'name' | 'args' | 'touches'>,
  changed: string[],
): Promise<Entry | null> {
  const coalesce = mutationNamed(name)?.coalesce;
  const [key] = touches;
  if (!coalesce || key === undefined) return null;
  const earlier = await db.outbox.where('touches').equals(key).last();
  if (!earlier || earlier.state !== 'waiting' || earlier.seq !== undefined || earlier.name !== name)
    return null;
  if (!changed.every((row) => earlier.touches.includes(row))) return null;
  const joined = coalesce(earlier.args, args);
  return joined === null ? null : { ...earlier, args: joined };
}
