import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says why an account could not be opened or made: the server's own sentence where there is one. */
export function tellSignInFault(error: unknown, title: string, otherwise: string): void {
  showToast({ kind: 'error', title, detail: sentence(error) ?? otherwise });
}

function sentence(error: unknown): string | undefined {
  if (error instanceof OfflineError) {
    return 'There is no connection to Pankh at the moment. Everything else works without one; please try this again later.';
  }
  return error instanceof ApiError ? error.failure?.message : undefined;
}
