import { settingsPage } from '#src/content/settings.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';
import { accountFault } from '#src/syncing/account-fault.ts';

/** Says why a setting stayed as it was. */
export function tell(title: string, error: unknown): void {
  const detail =
    error instanceof RefusedError
      ? error.failure.message
      : accountFault(error, settingsPage.tryAgain).message;
  showToast({ kind: 'error', source: 'settings', title, detail });
}

/** Whether it was kept; where it was not, that is said. */
export async function isKept(work: Promise<void>, title: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    tell(title, error);
    return false;
  }
}
