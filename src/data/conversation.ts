import * as z from 'zod';
import { filesOf } from '#src/data/database/entry-files.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { canBeTriedAgain, refusedGroups } from '#src/data/outbox/refused-work.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Attachment } from '#sync/records/message.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { blockId, readBy } from '#sync/rules/messages.ts';
import { lastMessages, messagesBetween, type Stretch } from './conversations.ts';
import { deliveries, type MessageHere, withDelivery } from './deliveries.ts';

/** A message the server would not take. `key` is the outbox's. */
export type RefusedMessage = {
  key: string;
  text: string;
  attachments: Attachment[];
  at: string;
  reason: string;
  canRetry: boolean;
};

/** One conversation as it is shown. */
export type ConversationHere = {
  connection: Connection;
  other: ReturnType<typeof otherOf>;
  messages: MessageHere[];
  /** The last that were written, also where earlier ones are shown. */
  newest: MessageHere[];
  hasEarlier: boolean;
  /** What of it is shown; null for the last, and `to` is null where nothing comes later. */
  stretch: Stretch | null;
  /** The number of the last message that the person has read. */
  read: number;
  refused: RefusedMessage[];
  /** The person wants no messages from the other. */
  isBlocked: boolean;
};

/**
 * A conversation with its last messages, at most so many, or with those of a stretch that has any; null where there is no such
 * connection on this device.
 */
export async function conversationOf(
  db: PersonDb,
  connectionId: string,
  most: number,
  stretch: Stretch | null = null,
): Promise<ConversationHere | null> {
  const personId = ownerOf(db);
  const connection = await rowsOf(db, 'connections').get(connectionId);
  if (!connection) return null;
  const other = otherOf(connection, personId);
  const thread = await rowsOf(db, 'threads').get(connectionId);
  const newest = await lastMessages(db, connectionId, most);
  const between = stretch ? await messagesBetween(db, connectionId, stretch).toArray() : [];
  const messages = between.length > 0 ? between : newest;
  const first = messages[0]?.number ?? 0;
  // What comes later may still be on its way.
  const last = Math.max(newest.at(-1)?.number ?? 0, thread?.count ?? 0);
  const waiting = await deliveries(db, connectionId);
  return {
    connection,
    other,
    messages: withDelivery(messages, thread, waiting),
    newest: withDelivery(newest, thread, waiting),
    hasEarlier:
      (await messagesBetween(db, connectionId, { from: 0, to: first - 1 })
        .limit(1)
        .count()) > 0,
    stretch:
      between.length > 0 && stretch
        ? { ...stretch, to: stretch.to !== null && stretch.to < last ? stretch.to : null }
        : null,
    read: thread ? readBy(thread, personId) : 0,
    refused: await refusedIn(db, connectionId),
    isBlocked: (await rowsOf(db, 'blocks').get(blockId(personId, other.id)))?.isOn === true,
  };
}

const written = z.object({ connectionId: z.string(), text: z.string() });

async function refusedIn(db: PersonDb, connectionId: string): Promise<RefusedMessage[]> {
  const groups = await refusedGroups(db);
  return groups.flatMap((group) => {
    const [first] = group.work;
    const { data } = written.safeParse(first?.args);
    if (first?.name !== 'sendMessage' || data?.connectionId !== connectionId) return [];
    const { at, message: reason } = first;
    const said = { text: data.text, attachments: filesOf(first) };
    return [{ key: group.key, ...said, at, reason, canRetry: canBeTriedAgain(group) }];
  });
}
