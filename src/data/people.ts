import type { SessionUser } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { clearLogoutOwed, currentPersonId, noteLogoutOwed, setCurrentPerson } from './device-db.ts';
import { enqueue } from './mutate.ts';
import { currentDb, deletePersonDb, openPersonDb } from './open-db.ts';
import { allTables, type PersonDb, readMeta, rowsOf } from './person-db.ts';
import { keyOf } from './row-set.ts';
import { forgetUnsavedWords } from './unsaved-words.ts';
import { openDrafts } from './use-drafts.ts';

/** This device is now this person's: their own database, with the little that the sign-in told of them. */
export async function beginPerson(user: SessionUser, token: string): Promise<void> {
  const db = openPersonDb(user.id);
  await db.transaction('rw', allTables(db), async () => {
    await db.meta.put({ ...(await readMeta(db)), token });
    if (await rowsOf(db, 'accounts').get(user.id)) return;
    const unknownYet = { username: '', location: '', createdAt: new Date().toISOString() };
    await rowsOf(db, 'accounts').put({ ...user, ...unknownYet });
  });
  const before = await currentPersonId();
  await setCurrentPerson(user.id);
  if (before !== guestId && before !== user.id) await leaveBehind(before);
}

/**
 * Somebody else signed in where a session had ended: nothing of that person stays but work that exists nowhere else,
 * which goes when they sign in again.
 */
async function leaveBehind(userId: string): Promise<void> {
  const db = openPersonDb(userId);
  if ((await db.outbox.where('state').anyOf('waiting', 'frozen').count()) === 0)
    return deletePersonDb(userId);
  await db.meta.toCollection().modify({ token: null });
}

/** Forgets whoever was signed in, with everything of theirs, in every tab. Answers their id. */
export async function forgetPerson({ logoutOwed }: { logoutOwed: boolean }): Promise<void> {
  const userId = await currentPersonId();
  if (logoutOwed) await noteLogoutOwed();
  else await clearLogoutOwed();
  if (userId === guestId) return;
  await setCurrentPerson(guestId);
  await deletePersonDb(userId);
  forgetUnsavedWords();
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
  await forgetDrafts(guest);
}

async function forgetDrafts(guest: PersonDb): Promise<void> {
  await guest.transaction('rw', allTables(guest), async () => {
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
