import type { Db, Trx } from './connection.ts';

export type Message = { channel: 'mail' | 'sms'; recipient: string; subject: string; text: string };

/** Notes a message to send, in the transaction of what it tells about: both happen, or neither. */
export async function queueMessage(trx: Trx, message: Message, now: string): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ ...message, createdAt: now, attempts: 0, nextAt: now, sentAt: null })
    .execute();
}

export async function dueMessages(db: Db, now: string, limit: number) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('sentAt', 'is', null)
    .where('nextAt', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markSent(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable('messages').set({ sentAt: now }).where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: number, nextAt: string): Promise<void> {
  await db
    .updateTable('messages')
    .set((row) => ({ attempts: row('attempts', '+', 1), nextAt }))
    .where('id', '=', id)
    .execute();
}
