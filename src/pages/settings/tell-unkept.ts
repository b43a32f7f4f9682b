import { settingsPage } from '#src/content/settings.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';

/** Says why a setting stayed as it was. */
export function tellUnkept(title: string, error: unknown): void {
  showToast({ kind: 'error', source: 'settings', title, detail: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  if (isStorageFull(error)) return settingsPage.full;
  if (error instanceof RefusedError) return error.failure.message;
  return accountFault(error, settingsPage.tryAgain).message;
}

/** Whether it was kept; where it was not, that is said. */
export async function isKept(work: Promise<void>, title: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    tellUnkept(title, error);
    return false;
  }
}
