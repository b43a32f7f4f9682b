import { showToast } from './toasts.ts';

type Words = { removed: string; undo: string; failed: string };

/** Takes something away and offers to put it back; says so where either could not be stored. */
export async function removeWithUndo(
  setRemoved: (removed: boolean) => Promise<void>,
  words: Words,
  detail: string,
): Promise<void> {
  const fail = () => showToast({ kind: 'error', title: words.failed });
  try {
    await setRemoved(true);
  } catch {
    fail();
    return;
  }
  const run = () => void setRemoved(false).catch(fail);
  showToast({ kind: 'notice', title: words.removed, detail, action: { label: words.undo, run } });
}
