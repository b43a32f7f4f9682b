import { adminPage } from '#src/content/admin.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';

/** Says why something was not decided. */
export function tellFault(error: unknown): void {
  const detail = error instanceof RefusedError ? error.failure.message : whyNot(error);
  showToast({ kind: 'error', source: 'admin', title: adminPage.failed, detail });
}

/** Why a list of the server's is not here. */
export function whyNot(error: unknown): string {
  const { isOffline, message } = accountFault(error, adminPage.failed);
  return isOffline ? adminPage.offline : message;
}
