import { RefusedError } from '#src/data/refused-error.ts';
import { showToast, type ToastSource } from '#src/state/toasts.ts';

/** Says why the device did not keep a change. */
export function tellFault(error: unknown, title: string, source?: ToastSource): void {
  const detail =
    error instanceof RefusedError
      ? error.failure.message
      : 'This device could not store it. Free some space, then try again.';
  showToast({ kind: 'error', source, title, detail });
}
