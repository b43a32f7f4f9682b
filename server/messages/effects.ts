import type { Context } from '#sync/mutation.ts';
import { sendMessage } from '#sync/mutations/message.ts';
import { otherOf } from '#sync/rules/connections.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { noteUse } from '../db/uploads.ts';
import { preferencesOf } from '../preferences-of.ts';
import { notePush } from '../push/note-push.ts';
import { hasUnread, tellOfUnread } from './unread-mail.ts';

/** What a message has to bring about: its files are in use, and its reader is told. */
export async function takeMessage(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { attachments = [] } = sendMessage.args.parse(args);
  const hashes = attachments.map(({ hash }) => hash);
  await noteUse(trx, context.userId, hashes, context.now);
  await tellRecipient(trx, args, context);
}

/**
 * The first message that somebody has not read is told of by mail, unless they want none: not those after it. What came before
 * they last chose what they are told of was perhaps told of by none: they are told of the first after that, too. Devices are woken for
 * each, as one writes to and fro.
 */
async function tellRecipient(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const { connectionId } = sendMessage.args.parse(args);
  const connection = await readRow(trx, 'connections', connectionId);
  if (!connection) return;
  const recipientId = otherOf(connection, userId).id;
  await notePush(trx, recipientId, 'messages', now);
  const { updatedAt: chosenAt } = await preferencesOf(trx, recipientId);
  // Chosen while the clock was ahead it says nothing.
  if (!(await hasUnread(trx, connectionId, recipientId, chosenAt > now ? '' : chosenAt)))
    await tellOfUnread(trx, connection, recipientId, now);
}
