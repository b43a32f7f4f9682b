import type { Message } from '#sync/records/message.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** Whether a message to somebody stands after a place in a thread. */
export async function hasMessageAfter(
  db: Db,
  { connectionId, recipientId, number }: Pick<Message, 'connectionId' | 'recipientId' | 'number'>,
  since = '',
): Promise<boolean> {
  const found = await db
    .selectFrom('directMessages')
    .select('id')
    .where('connectionId', '=', connectionId)
    .where('number', '>', number)
    .where('recipientId', '=', recipientId)
    .where('sentAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The conversations in which somebody has not read all that they were written, and when the last of it came. */
export async function unreadThreads(
  db: Db,
  recipientId: string,
): Promise<{ connectionId: string; lastAt: string }[]> {
  const found = await unreadAs(db, recipientId, 'investor')
    .unionAll(unreadAs(db, recipientId, 'entrepreneur'))
    .execute();
  return found
    .flatMap(({ connectionId, lastAt }) => (lastAt === null ? [] : [{ connectionId, lastAt }]))
    .sort((a, b) => a.lastAt.localeCompare(b.lastAt));
}

/** From the conversations that are not read to their end, which an index of those alone knows: people keep all they were sent. */
function unreadAs(db: Db, recipientId: string, end: 'investor' | 'entrepreneur') {
  return db
    .selectFrom('threads')
    .where(`${end}Id`, '=', recipientId)
    .whereRef(`${end}Read`, '<', 'count')
    .select('id as connectionId')
    .select((thread) =>
      thread
        .selectFrom('directMessages')
        .whereRef('connectionId', '=', 'threads.id')
        .whereRef('number', '>', `threads.${end}Read`)
        .where('recipientId', '=', recipientId)
        .select(({ fn }) => fn.max('sentAt').as('lastAt'))
        .as('lastAt'),
    );
}

/** Everything that a person wrote and was written, or the first `most` of it found, in the order of sending. */
export async function directMessagesOf(db: Db, accountId: string, most?: number): Promise<Message[]> {
  const found = await db
    .selectFrom('directMessages')
    .selectAll()
    .where((row) => row.or([row('senderId', '=', accountId), row('recipientId', '=', accountId)]))
    .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
    .execute();
  // Not by the query: it would put all that they have into order for the first of it.
  return rowsOf('directMessages', found).sort(
    (a, b) => a.sentAt.localeCompare(b.sentAt) || a.number - b.number,
  );
}

/** The ids of everything that a person wrote and was written, in the order of sending. */
export async function directMessageIdsOf(db: Db, accountId: string): Promise<string[]> {
  const found = await db
    .selectFrom('directMessages')
    .select('id')
    .where((row) => row.or([row('senderId', '=', accountId), row('recipientId', '=', accountId)]))
    .orderBy('sentAt')
    .orderBy('number')
    .execute();
  return found.map(({ id }) => id);
}
