import { adminPage } from '#src/content/admin.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';
import { whyNot } from './why-not.ts';

/** Says why something was not decided. */
export function tellUndecided(error: unknown): void {
  const detail = error instanceof RefusedError ? error.failure.message : whyNot(error);
  showToast({ kind: 'error', source: 'admin', title: adminPage.failed, detail });
}
