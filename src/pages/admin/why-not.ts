import { adminPage } from '#src/content/admin.ts';
import { accountFault } from '#src/syncing/account-fault.ts';

/** Why a list of the server's is not here. */
export function whyNot(error: unknown): string {
  const { isOffline, message } = accountFault(error, adminPage.failed);
  return isOffline ? adminPage.offline : message;
}
