import { maskedEmail } from '#src/lib/masked-email.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import {
  clearLogoutOwed,
  currentPersonId,
  forgetKeptWork,
  keptWork,
  noteKeptWork,
  noteLogoutOwed,
} from './device-db.ts';
import { inTransaction } from './in-transaction.ts';
import { unsentOf } from './kept-work.ts';
import { enqueue } from './mutate.ts';
import { currentDb, deletePersonDb, openPersonDb, personsHere } from './open-db.ts';
import { allTables, ownerOf, type PersonDb, readMeta, rowsOf } from './person-db.ts';
import { keyOf } from './row-set.ts';
import { giveDeviceTo } from './tab-person.ts';
import { forgetUnsavedWords, handUnsavedWords } from './unsaved-words.ts';
import { openDrafts } from './use-drafts.ts';

/**
 * This device is now this person's: their own database, with the little that the sign-in told of them. Answers how many
 * of their actions waited here for them.
 */
export async function beginPerson(user: SessionUser, token: string): Promise<number> {
  const db = openPersonDb(user.id);
  const waiting = await inTransaction(db, async () => {
    const { isLeft: _, ...meta } = await readMeta(db);
    await db.meta.put({ ...meta, token });
    if (!(await rowsOf(db, 'accounts').get(user.id))) {
      const unknownYet = { username: '', location: '', createdAt: new Date().toISOString() };
      await rowsOf(db, 'accounts').put({ ...user, ...unknownYet });
    }
    return unsentOf(db).count();
  });
  const before = await currentPersonId();
  await giveDeviceTo(user.id);
  await forgetKeptWork(user.id);
  if (before !== guestId && before !== user.id) await leaveBehind(before);
  return waiting;
}

/**
 * Somebody else signed in where a session had ended: nothing of that person stays but work that exists nowhere else,
 * which goes when they sign in again. Whether there is any is decided and marked at once, so that no tab of theirs writes
 * into what is about to be deleted.
 */
async function leaveBehind(userId: string): Promise<void> {
  const db = openPersonDb(userId);
  const kept = await inTransaction(db, async () => {
    const meta = await readMeta(db);
    const account = await rowsOf(db, 'accounts').get(userId);
    const [first] = await unsentOf(db).sortBy('doneAt');
    const count = await unsentOf(db).count();
    for (const table of allTables(db)) if (table !== db.outbox) await table.clear();
    if (!first) {
      await db.meta.put({ ...meta, token: null, isLeft: true });
      return null;
    }
    await db.outbox.where('state').noneOf(['waiting', 'frozen']).delete();
    // Their rows come anew with them: cursors that promise rows which are not here would hide them for ever.
    await db.meta.put({ ...meta, token: null, cursors: {}, resyncFrom: null });
    return { userId, name: maskedEmail(account?.email ?? ''), count, since: first.doneAt };
  });
  if (kept) await noteKeptWork(kept);
  else await deletePersonDb(userId);
}

/** Forgets whoever was signed in, with everything of theirs, in every tab. */
export async function forgetPerson({ logoutOwed }: { logoutOwed: boolean }): Promise<void> {
  const userId = await currentPersonId();
  if (logoutOwed) await noteLogoutOwed();
  else await clearLogoutOwed();
  await giveDeviceTo(guestId);
  if (userId === guestId) return;
  forgetUnsavedWords(userId);
  await deletePersonDb(userId);
}

/**
 * Ends what a tab that died while the device changed hands has left half done: nobody's data stays here unseen. Not while
 * somebody signs in.
 */
export async function finishLeaving(): Promise<void> {
  const known = new Set([
    guestId,
    await currentPersonId(),
    ...(await keptWork()).map(({ userId }) => userId),
  ]);
  for (const userId of await personsHere()) if (!known.has(userId)) await leaveBehind(userId);
}

/** Takes unsent work of somebody else off this device, for good. */
export async function removeKeptWork(userId: string): Promise<void> {
  if (userId === (await currentPersonId())) return;
  await forgetKeptWork(userId);
  forgetUnsavedWords(userId);
  await deletePersonDb(userId);
}

/** What somebody wrote here before signing in. */
export async function guestDrafts(): Promise<Draft[]> {
  if ((await currentPersonId()) === guestId) return [];
  return openDrafts(openPersonDb(guestId));
}

/** Makes the guest's drafts the signed-in person's, by doing the same actions under the same ids in their name. */
export async function adoptGuestDrafts(): Promise<void> {
  const guest = openPersonDb(guestId);
  const person = await currentDb();
  const work = await guest.outbox.orderBy('order').toArray();
  for (const entry of work.filter(isAboutDraft)) await enqueue(person, entry);
  handUnsavedWords(guestId, ownerOf(person));
  await forgetDrafts(guest);
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
  return touches.every(isOfDraft);
}

function isOfDraft(key: string): boolean {
  const { table } = keyOf(key);
  return table === 'drafts' || table === 'draftVersions';
}
