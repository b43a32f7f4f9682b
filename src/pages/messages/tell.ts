import { conversationWords as words } from '#src/content/messages.ts';
import { RefusedError } from '#src/data/refused-error.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says that something was not done, and why where that is known. */
export function tell(error: unknown): void {
  const detail = error instanceof RefusedError ? { detail: error.failure.message } : {};
  showToast({ kind: 'error', title: words.failed, ...detail });
}
