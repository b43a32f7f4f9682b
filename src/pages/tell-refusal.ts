import { RefusedError } from '#src/data/database/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';

/** Answers what says that something was not done, as under `title`, and why where the device itself refused it. */
export function tellRefusal(title: string): (error: unknown) => void {
  return (error) => {
    const detail = error instanceof RefusedError ? error.failure.message : undefined;
    showToast({ kind: 'error', title, detail });
  };
}
