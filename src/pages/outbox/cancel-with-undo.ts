import { cancelItem } from '#src/data/outbox-actions.ts';
import { showToast } from '#src/state/toasts.ts';
import { tried } from './tried.ts';

/** Takes back an item, or one of its changes, and offers to do it again. `named`: what the person reads. */
export async function cancelWithUndo(key: string, named: string, change?: string): Promise<void> {
  const { undo, tookSubmission } = await cancelItem(key, change);
  showToast({
    kind: 'notice',
    title: `Cancelled: ${shortened(named)}`,
    detail: tookSubmission ? 'The submission of this pitch was taken back, too.' : undefined,
    action: { label: 'Undo', run: () => tried(undo()) },
  });
}

function shortened(words: string): string {
  return words.length > 80 ? `${words.slice(0, 79).trimEnd()}…` : words;
}
