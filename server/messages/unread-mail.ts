import type { Connection } from '#sync/records/connection.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { readBy } from '#sync/rules/messages.ts';
import { unblockedConnection } from '../db/blocks.ts';
import type { Db, Trx } from '../db/connection.ts';
import { hasMessageAfter } from '../db/direct-messages.ts';
import { dueLateMails, forgetLateMail, noteLateMail } from '../db/late-mails.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { noteSending, oldestSendingInForce } from '../db/sendings.ts';
import type { Services } from '../services.ts';
import { wantsMailNow } from '../wants-mail.ts';
import { messageWaits } from './letters.ts';

const hour = 60 * 60 * 1000;
const atOnce = 100;

/** Whether somebody has a message in a conversation, come since a moment, that they have not read. */
export async function hasUnread(
  db: Db,
  connectionId: string,
  recipientId: string,
  since = '',
): Promise<boolean> {
  const thread = await readRow(db, 'threads', connectionId);
  const number = thread ? readBy(thread, recipientId) : 0;
  return hasMessageAfter(db, { connectionId, recipientId, number }, since);
}

/**
 * Tells somebody by mail that they have something to read, unless they want none: of each conversation once an hour, so
 * that who reads and answers at once is not written to all the time. What falls within the hour is told at its end.
 */
export async function tellOfUnread(
  trx: Trx,
  connection: Connection,
  recipientId: string,
  now: string,
): Promise<void> {
  const recipient = await readRow(trx, 'accounts', recipientId);
  if (!recipient || !(await wantsMailNow(trx, recipient, 'messages'))) return;
  const told = { sender: `person:${recipientId}`, name: `message-mail:${connection.id}` };
  const since = new Date(Date.parse(now) - hour).toISOString();
  const last = await oldestSendingInForce(trx, { ...told, since, now, limit: 1 });
  if (last !== null) {
    const dueAt = new Date(Date.parse(last) + hour).toISOString();
    return noteLateMail(trx, { connectionId: connection.id, recipientId, dueAt });
  }
  await noteSending(trx, told.sender, told.name, now);
  await queueMessage(trx, messageWaits(recipient, otherOf(connection, recipientId).name), now);
}

/** Tells of what is still unread once its hour has come. */
export async function sendLateMails({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  if ((await dueLateMails(database.read, now(), 1)).length === 0) return;
  await database.write.transaction().execute(async (trx) => {
    for (const mail of await dueLateMails(trx, now(), atOnce)) {
      const { connectionId, recipientId } = mail;
      await forgetLateMail(trx, mail);
      const connection = await unblockedConnection(trx, connectionId);
      if (!connection || !(await hasUnread(trx, connectionId, recipientId))) continue;
      await tellOfUnread(trx, connection, recipientId, now());
    }
  });
}
