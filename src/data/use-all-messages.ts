import type { Message } from '#sync/records/message.ts';
import { messagesAfter } from './conversations.ts';
import type { PersonDb } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';
import { rowsOf } from './rows.ts';

/** Every message of the person on this device, or those of one conversation; none where nobody asks. */
export function useAllMessages(asked: { connectionId: string | null } | null): Message[] | undefined {
  const connectionId = asked?.connectionId ?? null;
  return usePersonQuery(
    async (db) => (asked === null ? [] : allMessages(db, connectionId)),
    [asked === null, connectionId],
  );
}

function allMessages(db: PersonDb, connectionId: string | null): Promise<Message[]> {
  if (connectionId === null) return rowsOf(db, 'directMessages').toArray();
  return messagesAfter(db, connectionId, 0).toArray();
}
