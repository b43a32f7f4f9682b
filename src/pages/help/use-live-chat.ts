import { useEffect, useState } from 'react';
import { isLiveChatOpen } from '#src/lib/live-chat.ts';

/** Whether the live chat is open as the page is opened. A page that is drawn ahead of time knows no hour: it counts as open. */
export function useLiveChat(): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(isLiveChatOpen(Date.now())), []);
  return isOpen;
}
