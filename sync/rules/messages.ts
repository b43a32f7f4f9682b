import { idOf } from '../ids.ts';
import type { Connection } from '../records/connection.ts';
import type { Message } from '../records/message.ts';
import type { Thread } from '../records/thread.ts';

/** The one row that says whether somebody blocks somebody else. */
export function blockId(blockerId: string, blockedId: string): string {
  return idOf('block', blockerId, blockedId);
}

type Reader = 'investorRead' | 'entrepreneurRead';

/** Under what name a thread keeps how far a person has read. */
export function readerIn({ investorId }: Pick<Thread, 'investorId'>, personId: string): Reader {
  return investorId === personId ? 'investorRead' : 'entrepreneurRead';
}

/** The number of the last message that a person has read. */
export function readBy(thread: Thread, personId: string): number {
  return thread[readerIn(thread, personId)];
}

/** Whether the one it was written to has read it. */
export function isSeen({ number, recipientId }: Message, thread: Thread): boolean {
  return readBy(thread, recipientId) >= number;
}

/** A connection's thread once a message has been added to it. Who has read all before it has read their own words, too. */
export function threadWith(
  connection: Pick<Connection, 'id' | 'investorId' | 'entrepreneurId'>,
  before: Thread | undefined,
  { id, senderId, sentAt }: Pick<Message, 'id' | 'senderId' | 'sentAt'>,
): Thread {
  const { investorId, entrepreneurId } = connection;
  const { count = 0, investorRead = 0, entrepreneurRead = 0 } = before ?? {};
  const thread = { id: connection.id, investorId, entrepreneurId, investorRead, entrepreneurRead };
  const reader = readerIn(connection, senderId);
  const read = thread[reader] === count ? { [reader]: count + 1 } : {};
  return { ...thread, ...read, count: count + 1, lastId: id, lastAt: sentAt };
}
