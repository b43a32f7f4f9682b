import { useSyncExternalStore } from 'react';
import { isLiveChatOpen } from '#src/lib/live-chat.ts';

const nobody = () => {};
const never = () => nobody;

/** Whether the live chat is open as the page is shown. A page that is drawn ahead of time knows no hour: it counts as open. */
export function useLiveChat(): boolean {
  return useSyncExternalStore(
    never,
    () => isLiveChatOpen(Date.now()),
    () => true,
  );
}
