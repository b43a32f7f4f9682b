import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { unsentOn } from '#src/data/unsent/waiting-rows.ts';
import type { Message } from '#sync/records/message.ts';
import type { Thread } from '#sync/records/thread.ts';
import { isSeen } from '#sync/rules/messages.ts';

/** What keeps a message on this device; `key` takes it back in the outbox, unless it is on its way. */
export type MessageWork = { key: string; isSending: boolean; reason: string | null };

/** A message, and how far it has come: `waiting` is null once the server has it, and for those of the other. */
export type MessageHere = Message & { isMine: boolean; isSeen: boolean; waiting: MessageWork | null };

/** What of conversations has not reached the server, by the message's id, and who is asking. */
export type Deliveries = { personId: string; waiting: Map<string, MessageWork> };

/** Of one conversation, or of all. */
export async function deliveries(db: PersonDb, connectionId = ''): Promise<Deliveries> {
  const unsent = await unsentOn(db, 'directMessages', ['sendMessage'], `threads/${connectionId}`);
  const waiting = [...unsent].map(([messageId, { id, state, failure }]): [string, MessageWork] => [
    messageId,
    { key: id, isSending: state === 'frozen', reason: failure?.message ?? null },
  ]);
  return { personId: ownerOf(db), waiting: new Map(waiting) };
}

export function withDelivery(
  messages: Message[],
  thread: Thread | undefined,
  { personId, waiting }: Deliveries,
): MessageHere[] {
  return messages.map((message) => ({
    ...message,
    isMine: message.senderId === personId,
    isSeen: thread !== undefined && isSeen(message, thread),
    waiting: waiting.get(message.id) ?? null,
  }));
}
