import { enhancerWords as words } from '#src/content/enhancer.ts';
import { showToast } from '#src/state/toasts.ts';

/** Puts one text in the place of another, with the way back. */
export function putInPlace(before: string, text: string, write: (text: string) => void): void {
  write(text);
  showToast({
    kind: 'success',
    title: words.used.title,
    action: { label: words.used.undo, run: () => write(before) },
  });
}
