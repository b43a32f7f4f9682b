import type { Message } from '#sync/records/message.ts';
import type { Thread } from '#sync/records/thread.ts';
import { isSeen } from '#sync/rules/messages.ts';
import type { Entry, PersonDb } from './person-db.ts';
import { ownerOf } from './rows.ts';

/** What keeps a message on this device; `key` takes it back in the outbox, unless it is on its way. */
export type Waiting = { key: string; isSending: boolean; reason: string | null };

/** A message, and how far it has come: `waiting` is null once the server has it, and for those of the other. */
export type MessageHere = Message & { isMine: boolean; isSeen: boolean; waiting: Waiting | null };

/** What of a conversation has not reached the server, by the message's key text, and who is asking. */
export type Deliveries = { personId: string; waiting: Map<string, Waiting> };

export async function deliveries(db: PersonDb, connectionId: string): Promise<Deliveries> {
  return deliveriesOf(db, await db.outbox.where('touches').equals(`threads/${connectionId}`).toArray());
}

/** Of every conversation. */
export async function allDeliveries(db: PersonDb): Promise<Deliveries> {
  return deliveriesOf(db, await db.outbox.where('touches').startsWith('threads/').toArray());
}

function deliveriesOf(db: PersonDb, entries: Entry[]): Deliveries {
  const unsent = entries.filter(
    ({ name, state }) => name === 'sendMessage' && (state === 'waiting' || state === 'frozen'),
  );
  const waiting = unsent.map(({ id, touches, state, failure }): [string, Waiting] => [
    touches.find((key) => key.startsWith(prefix)) ?? '',
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
    waiting: waiting.get(prefix + message.id) ?? null,
  }));
}

const prefix = 'directMessages/';
