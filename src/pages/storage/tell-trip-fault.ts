import { tripWords } from '#src/content/trip.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says why what was asked of a trip was not done. */
export function tellTripFault(error: unknown): void {
  showToast({ kind: 'error', source: 'storage', title: tripWords.failed, detail: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  if (isStorageFull(error)) return tripWords.full;
  if (error instanceof RefusedError) return error.failure.message;
  reportError(error);
  return '';
}
