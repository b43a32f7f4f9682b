import { conversationWords as words } from '#src/content/messages.ts';
import type { MessageHere } from '#src/data/deliveries.ts';

/** How far one's own message has come. */
export function standingOf({ waiting, isSeen }: Pick<MessageHere, 'waiting' | 'isSeen'>): string {
  if (waiting) return waiting.reason === null ? words.onDevice : words.onDeviceBecause(waiting.reason);
  return isSeen ? words.seen : words.sent;
}
