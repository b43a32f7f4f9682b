import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConversationHere } from '#src/data/conversation.ts';
import { markRead } from '#src/data/messages.ts';

/**
 * Notes that the other's messages were seen: once their end was in sight, in a tab that somebody can see. Not of whom the
 * person has blocked: they are not told.
 */
export function useMarkRead(
  { connection, messages, read, isBlocked }: ConversationHere,
  isAtEnd: boolean,
): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const last = messages.findLast(({ isMine }) => !isMine)?.number ?? 0;
  // The server need not take it: it is not to be told the same for as long as this is open.
  const noted = useRef(0);
  useEffect(() => {
    if (isBlocked || !isVisible || !isAtEnd || last <= Math.max(read, noted.current)) return;
    noted.current = last;
    // What cannot be stored now is noted when the conversation is opened the next time.
    void markRead(connection.id, last).catch(() => undefined);
  }, [isBlocked, isVisible, isAtEnd, last, read, connection.id]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
