import { useSyncExternalStore } from 'react';
import { isLiveChatOpen } from '#src/lib/live-chat.ts';

/** Whoever comes back to the page finds the hours of now. */
function whenLookedAt(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Whether the live chat is open. A page that is drawn ahead of time knows no hour: it counts as open. */
export function useLiveChat(): boolean {
  return useSyncExternalStore(
    whenLookedAt,
    () => isLiveChatOpen(Date.now()),
    () => true,
  );
}
