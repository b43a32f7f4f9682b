import { RefusedError } from '#src/data/database/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says why the device did not keep a change. */
export function tellFault(error: unknown, title: string): void {
  const detail =
    error instanceof RefusedError
      ? error.failure.message
      : 'This device could not store it. Free some space, then try again.';
  showToast({ kind: 'error', title, detail });
}

/** Says that a pitch stays on its form, and why where the device knows it. */
export function tellNotSubmitted(error: unknown): void {
  const why = error instanceof RefusedError ? ` ${error.failure.message}` : '';
  showToast({
    kind: 'error',
    source: 'pitch',
    title: 'Failed to submit pitch',
    detail: `Please check your information and try again.${why}`,
  });
}
