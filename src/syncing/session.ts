import { type Credentials, postLogin, postRegister } from '#src/api/auth.ts';
import { postGoogleFinish } from '#src/api/google.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { clearLogoutOwed, currentPersonId, noteLogoutOwed } from '#src/data/database/device-db.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { databaseName } from '#src/data/database/rows.ts';
import { finishLeaving } from '#src/data/people/finish-leaving.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { forgetFormsOf } from '#src/data/words/kept-forms.ts';
import { forgetPush } from '#src/lib/forget-push.ts';
import { isInstalled } from '#src/lib/is-installed.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { closeDollar } from '#src/state/dollar.ts';
import { letGoOfList } from '#src/state/opened-list.ts';
import { forgetPastToasts } from '#src/state/past-toasts.ts';
import { stopPendingChats } from '#src/state/pending-chats.ts';
import { forgetPlaces } from '#src/state/places.ts';
import { clearSignup } from '#src/state/signup-values.ts';
import { notePerson, useSyncFacts } from '#src/state/sync-status.ts';
import { noteTabOwner } from '#src/state/tab-owner.ts';
import { closeAllToasts } from '#src/state/toasts.ts';
import { forgetTypedQuestions } from '#src/state/typed-questions.ts';
import { forgetTypedTools } from '#src/state/typed-tools.ts';
import type { SessionUser, SignedIn } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import type { RegistrationInput } from '#sync/rules/registration/all.ts';
import { inCookieOrder } from './cookie-order.ts';
import { isGuestReading } from './guest-reading.ts';
import { syncNow } from './sync-now.ts';
import { UnopenedOwnError } from './unopened-own-error.ts';

export { adoptGuestDrafts, guestDrafts } from '#src/data/people/guest-drafts.ts';

/** Who signed in, how many things of theirs had waited on this device for them, and whether their account was to be deleted until then. */
export type Begun = { user: SessionUser; waiting: number; deletionUndone: boolean };

let tellSignedInAgain = () => {};

/** `listen` hears of every new session of whoever this device was already: what the server knew of the one before has ended. */
export function onSignedInAgain(listen: () => void): void {
  tellSignedInAgain = listen;
}

/** Signs in and makes this device the person's. Throws ApiError with the server's words, OfflineError, or UnopenedOwnError. */
export function signIn(credentials: Credentials): Promise<Begun> {
  return inOrder(async () => begin(await heard(postLogin(credentials))));
}

/**
 * Makes an account, and signs in with it where its form does (/register, /signup): else `waiting` is null. In the installed app
 * that lasts as where it is remembered: what notifies ends with it, and is not to fall silent the same day.
 * Throws as `signIn` does.
 */
export function register(
  registration: RegistrationInput,
): Promise<{ user: SessionUser; waiting: number | null }> {
  return inOrder(async () => {
    const { user, token } = await heard(postRegister(registration, isInstalled()));
    return token === undefined ? { user, waiting: null } : begin({ user, token });
  });
}

/** Goes on with the session that the way through the provider has begun. Throws as `signIn` does. */
export function finishGoogle(): Promise<Begun> {
  return inOrder(async () => {
    // The cookie came before this tab did: should it come to nothing, it may be anybody's.
    await noteLogoutOwed();
    return begin(await postGoogleFinish());
  });
}

/** Takes everything of the person off this device at once; the server is told as soon as it can be reached. */
export async function signOut(): Promise<void> {
  clearTab();
  await forgetPerson({ logoutOwed: true, onLeft: leaveTab });
}

/** Not after the rest, which a frozen tab may hold up: this one may be reloaded by then. */
function leaveTab(): void {
  forgetTypedTools();
  letGoOfList();
  forgetPlaces();
  noteTabOwner(guestId);
  // The browser may want a network for it, and the server ends it with the session: nobody waits.
  void forgetPush().catch(() => undefined);
  notePerson(guestId);
  syncNow();
}

/**
 * Ends what a tab that died while the device changed hands has left half done; where its data does not open, which the screen
 * says, the next start does.
 */
export function tidyDevice(): Promise<void> {
  return withNetworkLock(finishLeaving).catch((error: unknown) => {
    if (!(error instanceof UnopenedError)) throw error;
  });
}

/**
 * After what is being asked for whoever was here. That may have a long answer, and somebody looks on: it is waited for no longer
 * than 20 s, and for another sign-in, or a sign-out that is just being told, no longer than 45 s more. A sign-out that is still owed
 * stays so until the device is this person's: should that fail, or the tab die, it is told. What this
 * tab only reads for a guest is waited for no longer than a second.
 */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  return withNetworkLock(() => inCookieOrder(work), { besideAfter: isGuestReading() ? 1_000 : 20_000 });
}

/** Of an answer that did not come whole the cookie may be here: its session is of no use to whoever is here. */
function heard<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(async (error: unknown) => {
    // Where that cannot be noted, what went wrong is still told.
    if (error instanceof OfflineError) await noteLogoutOwed().catch(() => undefined);
    throw error;
  });
}

async function begin({ user, token, deletionUndone }: SignedIn): Promise<Begun> {
  // Until the device is theirs: this tab may end before, or the device not take them in.
  const coming = noteLogoutOwed().then(() => beginPerson(user, token));
  const waiting = await coming.catch(async (error: unknown) => {
    if ((await currentPersonId()) === user.id) {
      await clearLogoutOwed();
      turnTab(user.id);
    }
    throw error instanceof UnopenedError ? new UnopenedOwnError(faultOf(user.id), error) : error;
  });
  // A form that cannot be removed is no reason to keep its owner out.
  await forgetFormsOf(user.email).catch(reportError);
  turnTab(user.id);
  return { user, waiting, deletionUndone: deletionUndone === true };
}

/** The device is this person's: also where the rest of their coming failed, nothing here is somebody else's any more. */
function turnTab(userId: string): void {
  // What this tab still says and keeps of somebody else is not for this person.
  const before = useSyncFacts.getState().personId;
  if (before !== userId) {
    clearTab();
    // What a guest has written to the tools they may have wanted to sign in for.
    if (before !== guestId) {
      forgetTypedTools();
      letGoOfList();
      forgetPlaces();
    }
    void forgetPush().catch(() => undefined);
  } else {
    tellSignedInAgain();
  }
  noteTabOwner(userId);
  notePerson(userId);
  syncNow();
}

/** One that waits for another tab may be told of nothing. */
function faultOf(userId: string) {
  const faults = databaseFaults.getState();
  return faults[databaseName(userId)] ?? faults.device ?? 'blocked';
}

/** What a tab says and does for somebody is not for the next. */
function clearTab(): void {
  clearSignup();
  closeDollar();
  stopPendingChats();
  forgetTypedQuestions();
  // Their Undo would bring back what is not the next person's.
  closeAllToasts();
  forgetPastToasts();
}
