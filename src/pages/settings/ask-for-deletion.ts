import { postDeletion } from '#src/api/account.ts';
import { ApiError } from '#src/api/api-error.ts';
import { fetchCurrentUser } from '#src/api/current-user.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { settingsPage, dataWords as words } from '#src/content/settings.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { showToast } from '#src/state/toasts.ts';
import { signOut } from '#src/syncing/session.ts';
import { dayInIndia } from '#sync/rules/day-in-india.ts';

/**
 * Asks for the deletion of the account, leaves this device, and says what came of it. Throws where the account stays: ApiError
 * with the server's words, or OfflineError.
 */
export function askForDeletion(): Promise<void> {
  // The server has ended the session by then: whoever asked it anything before the device is left would be told so first.
  return withNetworkLock(askAndLeave, { besideAfter: 20_000 });
}

async function askAndLeave(): Promise<void> {
  const deleteAt = await postDeletion().catch(whetherItArrived);
  if (deleteAt === undefined) {
    showToast({ kind: 'notice', title: words.notKnown, detail: words.notKnownDetail });
    return;
  }
  const stayed = await signOut().catch((error: unknown) => ({ error }));
  // Signing out closes what was said before. The account goes, whatever this device does.
  const said =
    deleteAt === null
      ? { title: words.notKnown, detail: words.notKnownAndOut }
      : { title: words.asked, detail: words.askedDetail(dayInIndia(deleteAt)) };
  showToast({ kind: 'notice', ...said });
  // Where somebody else has signed in since, nobody is to be signed out.
  if (stayed && !(stayed.error instanceof RefusedError)) {
    const why = isStorageFull(stayed.error) ? settingsPage.fullAtSignOut : settingsPage.tryAgain;
    showToast({ kind: 'error', source: 'sign-out', title: words.notSignedOut, detail: why });
  }
}

/**
 * The answer may be lost after the server has done it: then it has ended every session. Answers null where no session is left,
 * which may have ended for another reason; undefined where that cannot be asked either. Throws what was thrown where the
 * session goes on.
 */
async function whetherItArrived(error: unknown): Promise<null | undefined> {
  const isUnheard = error instanceof OfflineError || (error instanceof ApiError && error.failure === null);
  if (!isUnheard) throw error;
  const user = await fetchCurrentUser().catch(() => undefined);
  if (user) throw error;
  return user;
}
