import { usePersonQuery } from '#src/data/database/person-query.ts';
import type { ConversationHere } from './conversation.ts';
import { conversationOf } from './conversation.ts';
import { type Conversation, conversations, type Stretch, unreadMessages } from './conversations.ts';

/** Every conversation of the person, the newest first. */
export function useConversations(): Conversation[] | undefined {
  return usePersonQuery(conversations);
}

/** One conversation with its last messages, at most so many, or with those of a stretch; null where there is none. */
export function useConversation(
  connectionId: string,
  most: number,
  stretch: Stretch | null,
): ConversationHere | null | undefined {
  return usePersonQuery(
    (db) => conversationOf(db, connectionId, most, stretch),
    [connectionId, most, stretch?.from, stretch?.to],
  );
}

/** How many messages wait to be read, in all conversations. */
export function useUnreadMessages(): number | undefined {
  return usePersonQuery(unreadMessages);
}
