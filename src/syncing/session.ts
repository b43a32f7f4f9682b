import { type Credentials, postLogin, postRegister, type Registration } from '#src/api/auth.ts';
import { beginPerson, forgetPerson } from '#src/data/people.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { withNetworkLock } from './network-lock.ts';
import { syncNow } from './sync-now.ts';

export { adoptGuestDrafts, guestDrafts } from '#src/data/people.ts';

// The server's answers to a sign-in and to a sign-out each set the one cookie: the network lock keeps them in their order.

/** Signs in and makes this device the person's. Throws ApiError with the server's words, or OfflineError. */
export function signIn(credentials: Credentials): Promise<SessionUser> {
  return withNetworkLock(async () => begin(await postLogin(credentials)));
}

/** Makes an account and signs in with it. Throws as `signIn` does. */
export function register(registration: Registration): Promise<SessionUser> {
  return withNetworkLock(async () => begin(await postRegister(registration)));
}

/** Takes everything of the person off this device at once; the server is told as soon as it can be reached. */
export async function signOut(): Promise<void> {
  await forgetPerson({ logoutOwed: true });
  syncNow();
}

async function begin({ user, token }: { user: SessionUser; token: string }): Promise<SessionUser> {
  await beginPerson(user, token);
  syncNow();
  return user;
}
