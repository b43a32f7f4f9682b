import { type Credentials, postLogin, postRegister, type Registration } from '#src/api/auth.ts';
import { beginPerson, finishLeaving, forgetPerson } from '#src/data/people.ts';
import { notePerson, useSyncFacts } from '#src/state/sync-status.ts';
import { closeAllToasts } from '#src/state/toasts.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { guestId } from '#sync/ids.ts';
import { withNetworkLock } from './network-lock.ts';
import { syncNow } from './sync-now.ts';

export { adoptGuestDrafts, guestDrafts } from '#src/data/people.ts';

// The server's answers to a sign-in and to a sign-out each set the one cookie: the network lock keeps them in their order.

/** Who signed in, and how many of their actions had waited on this device for them. */
export type Begun = { user: SessionUser; waiting: number };

/** Signs in and makes this device the person's. Throws ApiError with the server's words, or OfflineError. */
export function signIn(credentials: Credentials): Promise<Begun> {
  return withNetworkLock(async () => begin(await postLogin(credentials)));
}

/** Makes an account and signs in with it. Throws as `signIn` does. */
export function register(registration: Registration): Promise<Begun> {
  return withNetworkLock(async () => begin(await postRegister(registration)));
}

/** Takes everything of the person off this device at once; the server is told as soon as it can be reached. */
export async function signOut(): Promise<void> {
  await forgetPerson({ logoutOwed: true });
  notePerson(guestId);
  syncNow();
}

/** Ends what a tab that died while the device changed hands has left half done. */
export function tidyDevice(): Promise<void> {
  return withNetworkLock(finishLeaving);
}

async function begin({ user, token }: { user: SessionUser; token: string }): Promise<Begun> {
  const waiting = await beginPerson(user, token);
  // What the screen still says of somebody else's work is not for this person.
  if (useSyncFacts.getState().personId !== user.id) closeAllToasts();
  notePerson(user.id);
  syncNow();
  return { user, waiting };
}
