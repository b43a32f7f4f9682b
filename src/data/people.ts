import { Dexie } from 'dexie';
import { inTime } from '#src/lib/in-time.ts';
import { maskedEmail } from '#src/lib/masked-email.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { clearLogoutOwed, currentPersonId, currentTurn, noteLogoutOwed, whileTurnIs } from './device-db.ts';
import { forgetDisplaced, whoIsDisplaced } from './displaced-people.ts';
import { neededFiles } from './entry-files.ts';
import { leaveForms } from './form-keeper.ts';
import { forgetAllOf, handOver } from './held-by-page.ts';
import { writtenForms } from './held-forms.ts';
import { heldQuestions, takeGuestQuestions } from './held-questions.ts';
import { forgetHeldWords, heldOwners } from './held-words.ts';
import { inTransaction } from './in-transaction.ts';
import { forgetKeptWork, keptWork, noteKeptWork } from './kept-people.ts';
import { enqueue } from './mutate.ts';
import { deletePersonDb, openPersonDb, personsHere } from './open-db.ts';
import { opened, UnopenedError } from './opened.ts';
import { allTables, type PersonDb, readMeta } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';
import { keyOf } from './row-set.ts';
import { ownerOf, rowsOf } from './rows.ts';
import { forgetNewsShown } from './shown-news.ts';
import { giveDeviceTo } from './tab-person.ts';
import { takeGuestAsks } from './take-guest-asks.ts';
import { takeGuestMessages } from './take-guest-messages.ts';
import { takeGuestWords } from './take-guest-words.ts';
import { typedNotSent } from './typed-unsent.ts';
import { unsavedByDraft } from './unsaved-words.ts';
import { countOfThings, entriesHereOnly, unsentEntries } from './unsent-entries.ts';
import { openDrafts } from './use-drafts.ts';
import { hasLeft, writableDb } from './writable-db.ts';

/** Milliseconds for what comes before the device is given to who signs in: another tab may keep their database without end. */
const comingMs = 20_000;

/** Milliseconds for what is left behind, in the same case: the rest is done by itself, or at the next start. */
const leavingMs = 5_000;

/**
 * This device is now this person's: their own database, with the little that the sign-in told of them. Answers how many
 * things of theirs waited here for them. Throws UnopenedError where that database does not open, or another tab keeps it:
 * whoever then signs in beside this has the device to themselves, for it is not given any more.
 */
export async function beginPerson(user: SessionUser, token: string): Promise<number> {
  const { waiting, before, dropCopies } = await soon(come(user, token));
  await giveDeviceTo(user.id);
  await dropCopies();
  const db = await soon(comeAnew(user, token));
  // What this device cannot take over now is no reason to keep its owner out; the next start tries again.
  await takeGuestAsks(db).catch(() => undefined);
  await takeGuestWords(db).catch(() => undefined);
  takeGuestQuestions(user.id);
  await forgetKeptWork(user.id);
  if (before !== guestId && before !== user.id) await leaveWhatOpens(before);
  return waiting;
}

async function come(user: SessionUser, token: string) {
  const db = await opened(openPersonDb(user.id));
  const waiting = await arrive(db, user, token);
  const before = await currentPersonId();
  return { waiting, before, dropCopies: await takeGuestMessages(db) };
}

/**
 * Until a moment ago another tab may have taken them for somebody who left, and begun with that: what it has cleared is told anew,
 * and a connection that its deletion has closed is opened anew behind that. No other tab begins with it now.
 */
async function comeAnew(user: SessionUser, token: string): Promise<PersonDb> {
  const db = openPersonDb(user.id);
  try {
    await opened(db);
    const { token: stored } = await reconnecting(db, () => readMeta(db));
    if (stored !== token) await arrive(db, user, token);
    return db;
  } catch (error) {
    if (!db.hasBeenClosed()) throw error;
    return comeAnew(user, token);
  }
}

function soon<T>(coming: Promise<T>): Promise<T> {
  return inTime(coming, comingMs, () => {
    throw new UnopenedError('Another tab keeps it');
  });
}

function arrive(db: PersonDb, user: SessionUser, token: string): Promise<number> {
  return inTransaction(db, async () => {
    const { isLeft: _, ...meta } = await readMeta(db);
    await db.meta.put({ ...meta, token });
    if (!(await rowsOf(db, 'accounts').get(user.id))) {
      const unknownYet = { username: '', location: '', createdAt: new Date().toISOString() };
      await rowsOf(db, 'accounts').put({ ...user, ...unknownYet });
    }
    return countOfThings(await unsentEntries(db));
  });
}

/**
 * What a newer version has changed, say, stays with its words as it is: it keeps nobody out. Nor does what a frozen tab keeps from
 * being opened or deleted: whoever waited for that would hold the network lock as long. Answers whether it was done.
 */
async function leaveWhatOpens(userId: string): Promise<boolean> {
  const leaving = leaveBehind(userId).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof UnopenedError)) throw error;
      return false;
    },
  );
  return inTime(leaving, leavingMs, () => false);
}

/**
 * Somebody else signed in where a session had ended: nothing of that person stays but work that exists nowhere else,
 * which goes when they sign in again. Whether there is any is decided and marked at once, so that no tab of theirs writes
 * into what is about to be deleted. They may come again meanwhile, at any moment, and this tab stand still: what it would have
 * deleted then is left to the next start.
 */
async function leaveBehind(userId: string): Promise<void> {
  await forgetNewsShown(userId);
  const db = openPersonDb(userId);
  const left = await inTransaction(db, async () => {
    // Asked in here: who comes writes into the same tables, and looks at them once more after it is told whose the device is.
    const { personId, turn } = await Dexie.waitFor(Dexie.ignoreTransaction(() => currentTurn()));
    if (personId === userId) return null;
    const meta = { ...(await readMeta(db)), ...rowless };
    const account = await rowsOf(db, 'accounts').get(userId);
    const work = await entriesHereOnly(db);
    const beside = [...unsavedByDraft(userId), ...heldQuestions(userId)];
    const unsaved = beside.map(() => ({ at: new Date().toISOString() }));
    const typed = [...(await typedNotSent(db)), ...(await writtenForms(db)), ...unsaved];
    const moments = [...work.map(({ doneAt }) => doneAt), ...typed.map(({ at = '' }) => at)];
    const [since] = moments.sort();
    // Asked while the rows of refused work are here to tell of theirs.
    const needed = await neededFiles(db);
    for (const table of [...allTables(db), db.asks])
      if (table !== db.outbox && table !== db.files) await table.clear();
    if (since === undefined) {
      await db.meta.put({ ...meta, isLeft: true });
      return { turn };
    }
    const orders = work.map(({ order }) => order);
    await db.outbox.where('order').noneOf(orders).delete();
    await db.files
      .where('hash')
      .noneOf([...needed])
      .delete();
    await db.meta.put(meta);
    const name = maskedEmail(account?.email ?? '');
    return { turn, kept: { userId, name, count: countOfThings(work) + typed.length, since } };
  });
  if (!left) return;
  const { turn, kept } = left;
  if (kept) return noteKeptWork(kept);
  let deletion: Promise<void> | undefined;
  await whileTurnIs(turn, () => {
    forgetHeldWords(userId);
    deletion = deletePersonDb(userId);
  });
  await deletion;
}

/** Rows come anew with their owner: cursors that promise rows which are not here would hide them for ever. */
const rowless = { token: null, cursors: {}, resyncFrom: null, lacks: undefined, marked: [] };

/** Forgets whoever was signed in, with everything of theirs, in every tab. */
export async function forgetPerson({ logoutOwed }: { logoutOwed: boolean }): Promise<void> {
  const userId = await currentPersonId();
  if (logoutOwed) await noteLogoutOwed();
  else await clearLogoutOwed();
  await giveDeviceTo(guestId);
  if (userId === guestId) return;
  leaveForms();
  forgetHeldWords(userId);
  await forgetNewsShown(userId);
  await deletePersonDb(userId);
  // Another tab may have held more, which that database took no more.
  forgetHeldWords(userId);
}

/**
 * Ends what a tab that died while the device changed hands has left half done: nobody's data stays here unseen, and no
 * message of a guest's unsent. Somebody may sign in at any moment of it.
 */
export async function finishLeaving(): Promise<void> {
  const known = await knownPeople();
  const unfinished: string[] = [];
  for (const userId of await personsHere())
    if (!known.has(userId) && !(await leaveWhatOpens(userId))) unfinished.push(userId);
  await tidyHeldWords(unfinished);
  const current = await currentPersonId();
  if (current === guestId) return;
  const dropCopies = await takeGuestMessages(openPersonDb(current));
  await dropCopies();
  await takeGuestAsks(openPersonDb(current));
  await takeGuestWords(openPersonDb(current));
  takeGuestQuestions(current);
}

/** Who uses the device is read last: whoever signs in has it before their kept work is forgotten. */
async function knownPeople(): Promise<Set<string>> {
  const kept = await keptWork();
  return new Set([guestId, ...kept.map(({ userId }) => userId), await currentPersonId()]);
}

/**
 * Who was displaced may have tabs that closed after that, and left what was being typed where nothing else of theirs is: it is
 * told of with what else is kept. Who has signed out leaves nothing. `unfinished`: whose databases stay as they are.
 */
async function tidyHeldWords(unfinished: string[]): Promise<void> {
  const owners = heldOwners();
  // As above: whoever signs in has the device before this is forgotten.
  const isDisplaced = await whoIsDisplaced();
  const known = await knownPeople();
  const others = [...owners].filter(([userId]) => !known.has(userId) && !unfinished.includes(userId));
  for (const [userId] of others) if (!isDisplaced(userId)) forgetHeldWords(userId);
  const since = new Date().toISOString();
  for (const [userId, count] of others)
    if (isDisplaced(userId)) await noteKeptWork({ userId, name: 'somebody else', count, since });
}

/** Takes unsent work of somebody else off this device, for good. */
export async function removeKeptWork(userId: string): Promise<void> {
  if (userId === (await currentPersonId())) return;
  await forgetDisplaced(userId);
  forgetHeldWords(userId);
  await deletePersonDb(userId);
  // Not before: what is said to be gone must not be found on the device.
  await forgetKeptWork(userId);
}

/** What somebody wrote here before signing in. */
export async function guestDrafts(): Promise<Draft[]> {
  if ((await currentPersonId()) === guestId) return [];
  const guest = openPersonDb(guestId);
  return reconnecting(guest, () => openDrafts(guest));
}

/** Makes the guest's drafts the signed-in person's, by doing the same actions under the same ids in their name. */
export async function adoptGuestDrafts(): Promise<void> {
  const guest = openPersonDb(guestId);
  const { db: person, isCurrent } = await writableDb();
  // The device may have changed hands in another tab while this one offered it.
  if (!isCurrent || ownerOf(person) === guestId) throw hasLeft();
  const work = await reconnecting(guest, () => guest.outbox.orderBy('order').toArray());
  for (const entry of work.filter(isAboutDraft)) await enqueue(person, entry);
  handOver(guestId, ownerOf(person), 'draft');
  await forgetDrafts(guest);
}

/** Takes the guest's drafts off this device, for good. */
export async function deleteGuestDrafts(): Promise<void> {
  await forgetDrafts(openPersonDb(guestId));
  forgetAllOf(guestId, 'draft');
}

async function forgetDrafts(guest: PersonDb): Promise<void> {
  await inTransaction(guest, async () => {
    const work = await guest.outbox.toArray();
    await guest.outbox.bulkDelete(work.filter(isAboutDraft).map(({ order }) => order));
    await guest.base.filter(({ key }) => isOfDraft(key)).delete();
    await rowsOf(guest, 'drafts').clear();
    await rowsOf(guest, 'draftVersions').clear();
  });
}

function isAboutDraft({ touches }: { touches: string[] }): boolean {
  return touches.length > 0 && touches.every(isOfDraft);
}

function isOfDraft(key: string): boolean {
  const { table } = keyOf(key);
  return table === 'drafts' || table === 'draftVersions';
}
