import { useEffect, useState } from 'react';
import { isLiveChatOpen } from '#src/lib/live-chat.ts';

/** Whether the live chat is open now, by the device's clock. A page that is drawn ahead of time knows no hour: it counts as open. */
export function useLiveChat(): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const look = () => setOpen(isLiveChatOpen(Date.now()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  return isOpen;
}
