import { connectionSentences } from '#src/content/sync-words.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says what a pitch that was submitted waits for, where it is not sent at once. */
export function tellWaits(): void {
  const { connection } = useSyncFacts.getState();
  if (connection === 'ok' && navigator.onLine) return;
  const isOffline = !navigator.onLine || connection === 'offline' || connection === 'unknown';
  showToast({
    kind: 'notice',
    title: 'Saved on this device.',
    detail: isOffline ? 'It will be sent when you are online.' : connectionSentences[connection],
  });
}
