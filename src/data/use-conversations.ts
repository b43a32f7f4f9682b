import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { ConversationHere } from './conversation.ts';
import { conversationOf } from './conversation.ts';
import { type Conversation, conversations, unreadMessages } from './conversations.ts';

/** Every conversation of the person, the newest first. */
export function useConversations(): Conversation[] | undefined {
  return usePersonQuery(conversations);
}

/** One conversation with its last messages, at most so many; null where there is none. */
export function useConversation(connectionId: string, most: number): ConversationHere | null | undefined {
  return usePersonQuery((db) => conversationOf(db, connectionId, most), [connectionId, most]);
}

/** The number of the last message of a conversation, 0 for none. */
export function useMessageCount(connectionId: string): number | undefined {
  return usePersonQuery(
    async (db) => (await rowsOf(db, 'threads').get(connectionId))?.count ?? 0,
    [connectionId],
  );
}

/** How many messages wait to be read, in all conversations. */
export function useUnreadMessages(): number | undefined {
  return usePersonQuery(unreadMessages);
}
