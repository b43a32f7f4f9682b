import { inTransaction } from '#src/data/database/in-transaction.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { type Entry, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { builtOn } from '#src/data/exchange/built-on.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { readLayers, showWith } from '#src/data/exchange/optimistic-rows.ts';
import { nothingSpoken } from '#src/data/told/spoken.ts';
import { spokenOf } from '#src/data/told/spoken-of.ts';
import { standingOf } from '#src/data/told/standing-of.ts';
import { changeOf, changesOf, standingWith } from '#src/data/told/waiting-changes.ts';
import { retryId } from '#sync/ids.ts';
import { putBackIntoDrafts } from './back-into-draft.ts';
import { bringBack } from './bring-back.ts';
import { copyDraft } from './copy-draft.ts';
import { entriesOf } from './outbox-things.ts';
import { argsAgain, fieldsOf } from './refused-form.ts';
import { type RefusedGroup, refusedGroups, settleRefused } from './refused-work.ts';

/** `tookSubmission`, `tookMore`: a submission went along, or anything else that was built on it. */
export type Cancelled = { undo: () => Promise<void>; tookSubmission: boolean; tookMore: boolean };

/**
 * Takes back work that has not been handed to the network, with what was built on it; the screens show the rows without
 * it at once, and what was edited in a pitch goes into its draft. `change`: only this one of an item's changes. `beside`: what
 * is stored with that, or not at all. Answers how to do it all again, as it was, and what went along. Throws RefusedError where
 * the work has left meanwhile: what a screen offers is a moment behind.
 */
export async function cancelItem(
  key: string,
  change?: string,
  beside?: (db: PersonDb) => Promise<unknown>,
): Promise<Cancelled> {
  const db = await currentDb();
  const { taken, stayed, left, putBack, ...along } = await inTransaction(db, async () => {
    const entries = cancellable(await entriesOf(db, key), change);
    const submissions = await submissionsOf(db, entries);
    const work = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'refused');
    const meta = await readMeta(db);
    const layers = await readLayers(db, work, meta);
    const cancelled = new Set([...entries, ...submissions].map(({ order }) => order));
    const more = builtOn(layers.server, work, meta, {
      isOut: ({ order }) => cancelled.has(order),
      // What clashes without it is the server's to refuse, which keeps its words; what finds nothing there is about nothing.
      isLost: (alone, { state }) => alone === 'unknown' && state === 'waiting',
    });
    for (const { order } of more.keys()) cancelled.add(order);
    const taken = work.filter(({ order }) => cancelled.has(order));
    const rest = work.filter(({ order }) => !cancelled.has(order));
    await db.outbox.bulkDelete([...cancelled]);
    await showWith(db, layers, rest, meta);
    const putBack = await putBackIntoDrafts(db, taken);
    await beside?.(db);
    const left = await standingOf(db, taken);
    const stayed = new Set(rest.map(({ id }) => id));
    return { taken, stayed, left, putBack, tookSubmission: submissions.length > 0, tookMore: more.size > 0 };
  });
  return {
    ...along,
    // As a whole or not at all, and never over what was written since: that would be a clash with oneself.
    undo: () =>
      inTransaction(db, async () => {
        if ((await standingOf(db, taken)) !== left) throw changedSince();
        // The pitch says it again: left in, it would clash with what comes back.
        await takeOut(db, putBack);
        await bringBack(db, taken, stayed);
      }),
  };
}

/** Takes work out that still waits, and shows the rows without it. In a transaction. */
async function takeOut(db: PersonDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const work = (await db.outbox.orderBy('order').toArray()).filter(({ state }) => state !== 'refused');
  const out = work.filter(({ id, state }) => state === 'waiting' && ids.includes(id));
  const meta = await readMeta(db);
  const layers = await readLayers(db, work, meta);
  await db.outbox.bulkDelete(out.map(({ order }) => order));
  await showWith(
    db,
    layers,
    work.filter((entry) => !out.includes(entry)),
    meta,
  );
}

function changedSince(): RefusedError {
  return new RefusedError({
    code: 'changed-since',
    message: 'This was changed since. What you cancelled was not brought back over it.',
  });
}

/** The entries to take back; none may be under way, and a change must stand by itself still. */
function cancellable(entries: Entry[], change: string | undefined): Entry[] {
  const wanted = entries.filter((entry) => change === undefined || changeOf(entry) === change);
  const together = change === undefined ? wanted : standingWith(wanted, entries);
  if (wanted.length === 0 || together.some(({ state }) => state !== 'waiting')) throw notWaiting();
  const known = changesOf(entries, nothingSpoken);
  const found = known.find(({ key }) => key === change);
  if (found?.canCancel === false && known.length > 1)
    throw new RefusedError({
      code: 'not-alone',
      message: 'This cannot be cancelled alone any more: something else was built on it.',
    });
  return wanted;
}

function notWaiting(): RefusedError {
  return new RefusedError({
    code: 'not-waiting',
    message: 'This no longer waits here: it is on its way, or was cancelled already.',
  });
}

/** A submission of a draft whose changes are taken back would submit something else. */
async function submissionsOf(db: PersonDb, cancelled: Entry[]): Promise<Entry[]> {
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
    await tryWithoutPause(db, await entriesOf(db, key));
    return;
  }
  const doneAt = new Date().toISOString();
  // The same id from every device, and again after a crash: retried once.
  for (const work of group.work) {
    const args = await argsAgain(db, work);
    await enqueue(db, { id: retryId(work.id), name: work.name, args, doneAt, isRetry: true });
  }
  await settleRefused(group, 'retried');
}

/** Lets refused work go. */
export async function discardItem(key: string): Promise<void> {
  const db = await currentDb();
  const group = await refusedGroup(db, key);
  if (group) await settleRefused(group, 'discarded');
}

/** Lets refused savings of a form go whose every field has been written again. */
export async function discardRewritten(groups: readonly RefusedGroup[], to: object): Promise<void> {
  const rewritten = groups.filter(({ work }) =>
    work.every((each) => fieldsOf(each).every((field) => Object.hasOwn(to, field))),
  );
  for (const { key } of rewritten) await discardItem(key);
}

/** Lets refused words live on: a new draft with what the old one holds and these words in their places. Answers its id. */
export async function keepAsDraft(key: string): Promise<string | null> {
  const db = await currentDb();
  const group = await refusedGroup(db, key);
  const old = group?.draftId ? await rowsOf(db, 'drafts').get(group.draftId) : undefined;
  if (!group || !old) return null;
  const { versions } = await spokenOf(db, group.work);
  return copyDraft(old, group.work, versions, (draft) => settleRefused(group, 'retried', draft));
}

async function refusedGroup(db: PersonDb, key: string) {
  const groups = await reconnecting(db, () => refusedGroups(db));
  return groups.find((group) => group.key === key);
}

/** With what was put off together with it: one may be built on the other, and would wait on though that has gone. */
function tryWithoutPause(db: PersonDb, entries: Entry[]): Promise<number> {
  const orders = new Set(entries.map(({ order }) => order));
  const isTogether = ({ notBefore, heldSince }: Entry) =>
    notBefore !== undefined &&
    entries.some((entry) => entry.notBefore === notBefore && entry.heldSince === heldSince);
  return db.outbox
    .where('state')
    .equals('waiting')
    .filter((entry) => orders.has(entry.order) || isTogether(entry))
    .modify((entry) => {
      delete entry.failure;
      delete entry.heldSince;
      delete entry.notBefore;
      delete entry.hasNoTurn;
    });
}
