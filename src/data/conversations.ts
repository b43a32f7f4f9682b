import { Dexie } from 'dexie';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Message } from '#sync/records/message.ts';
import type { Thread } from '#sync/records/thread.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { readBy } from '#sync/rules/messages.ts';
import { blockedIds } from './blocked-people.ts';
import { deliveries, type MessageHere, withDelivery } from './deliveries.ts';

/** One line of the list: with whom, about what, how it stands. */
export type Conversation = {
  connection: Connection;
  other: ReturnType<typeof otherOf>;
  last: MessageHere | null;
  unread: number;
  /** When something happened in it last: ISO. */
  at: string;
};

/** A part of a conversation, by the numbers of its messages; `to` is null where it goes on to the last. */
export type Stretch = { from: number; to: number | null };

/** Every connection in which one can write, or in which something was written; the newest first. */
export async function conversations(db: PersonDb): Promise<Conversation[]> {
  const personId = ownerOf(db);
  const [connections, allThreads, blocked] = await Promise.all([
    rowsOf(db, 'connections').toArray(),
    rowsOf(db, 'threads').toArray(),
    blockedIds(db),
  ]);
  const threads = new Map(allThreads.map((thread) => [thread.id, thread]));
  const here = connections.filter(({ id, status }) => status === 'accepted' || threads.has(id));
  // One read for all of them, whatever their number.
  const [lasts, waiting] = await Promise.all([
    rowsOf(db, 'directMessages').bulkGet(here.map(({ id }) => threads.get(id)?.lastId ?? '')),
    deliveries(db),
  ]);
  const lines = here.map(async (connection, nth): Promise<Conversation> => {
    const { id, createdAt, answeredAt } = connection;
    const thread = threads.get(id);
    const last = lasts[nth];
    const [told] = last ? withDelivery([last], thread, waiting) : [];
    const other = otherOf(connection, personId);
    return {
      connection,
      other,
      last: told ?? null,
      unread: thread && !blocked.has(other.id) ? await unreadIn(db, thread, personId) : 0,
      at: thread?.lastAt ?? answeredAt ?? createdAt,
    };
  });
  return (await Promise.all(lines)).sort((a, b) => b.at.localeCompare(a.at));
}

/** How many messages the person has not read, in all conversations but those with people they have blocked. */
export async function unreadMessages(db: PersonDb): Promise<number> {
  const personId = ownerOf(db);
  const blocked = await blockedIds(db);
  const threads = (await rowsOf(db, 'threads').toArray()).filter(
    ({ investorId, entrepreneurId }) => !blocked.has(investorId === personId ? entrepreneurId : investorId),
  );
  const counts = await Promise.all(threads.map((thread) => unreadIn(db, thread, personId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function unreadIn(db: PersonDb, thread: Thread, personId: string): Promise<number> {
  const read = readBy(thread, personId);
  if (read >= thread.count) return 0;
  const messages = await messagesAfter(db, thread.id, read).toArray();
  return messages.filter(({ recipientId }) => recipientId === personId).length;
}

export function messagesAfter(db: PersonDb, connectionId: string, number: number) {
  return rowsOf(db, 'directMessages')
    .where('[connectionId+number]')
    .between([connectionId, number], [connectionId, Dexie.maxKey], false);
}

export function messagesBetween(db: PersonDb, connectionId: string, { from, to }: Stretch) {
  return rowsOf(db, 'directMessages')
    .where('[connectionId+number]')
    .between([connectionId, from], [connectionId, to ?? Dexie.maxKey], true, true);
}

/** The last messages of a conversation, at most so many, in order. */
export async function lastMessages(db: PersonDb, connectionId: string, most: number): Promise<Message[]> {
  const found = await messagesAfter(db, connectionId, 0).reverse().limit(most).toArray();
  return found.reverse();
}
