import { dealTools as words } from '#src/content/deal-tools.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says what became of handing an address on, where the device has not said it itself. */
export function tellShared(how: 'shared' | 'copied' | 'cancelled' | 'failed'): void {
  if (how === 'copied') showToast({ kind: 'success', title: words.copied });
  if (how === 'failed') showToast({ kind: 'error', title: words.copyFailed });
}
