import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Message } from '#sync/records/message.ts';
import { messagesAfter } from './conversations.ts';

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
