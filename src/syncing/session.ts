import { ApiError } from '#src/api/api-error.ts';
import { type Credentials, postLogin, postLogout, postRegister, type Registration } from '#src/api/auth.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { beginPerson, forgetPerson } from '#src/data/people.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { syncNow } from './sync-now.ts';

export { adoptGuestDrafts, guestDrafts } from '#src/data/people.ts';

/** Signs in and makes this device the person's. Throws ApiError with the server's words, or OfflineError. */
export async function signIn(credentials: Credentials): Promise<SessionUser> {
  return begin(await postLogin(credentials));
}

/** Makes an account and signs in with it. Throws as `signIn` does. */
export async function register(registration: Registration): Promise<SessionUser> {
  return begin(await postRegister(registration));
}

/** Signs out and takes everything of the person off this device, also without a network: the server is told later. */
export async function signOut(): Promise<void> {
  const isTold = await postLogout().then(
    () => true,
    (error: unknown) => {
      if (error instanceof OfflineError || error instanceof ApiError) return false;
      throw error;
    },
  );
  await forgetPerson({ logoutOwed: !isTold });
  syncNow();
}

async function begin({ user, token }: { user: SessionUser; token: string }): Promise<SessionUser> {
  await beginPerson(user, token);
  syncNow();
  return user;
}
