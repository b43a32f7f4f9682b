import type { Context } from '#sync/mutation.ts';
import {
  acceptConnection,
  declineConnection,
  endConnection,
  withdrawConnection,
} from '#sync/mutations/connection.ts';
import { requestConnection } from '#sync/mutations/connection-request.ts';
import type { Account } from '#sync/records/account.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Notification } from '#sync/records/notification.ts';
import { askedOf, askerOf, connectionId, otherOf } from '#sync/rules/connections.ts';
import { isBlockBetween } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';
import { type Message, queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { notify, settleTold } from '../notify.ts';
import { wantsMailNow } from '../wants-mail.ts';
import { connectionAccepted, connectionRequested } from './letters.ts';

/** Whoever is asked hears of it, by mail too unless they want none. */
export async function tellAsked(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const { otherId, opportunityId, message } = requestConnection.args.parse(args);
  const asker = await readRow(trx, 'accounts', userId);
  const deal = opportunityId === null ? undefined : await readRow(trx, 'opportunities', opportunityId);
  if (!asker) return;
  const aboutId = connectionId(userId, otherId, opportunityId);
  const what = deal?.title ?? '';
  await notify(
    trx,
    { accountId: otherId, event: 'connection-requested', aboutId, who: asker.fullName, what },
    now,
  );
  const request = { message: message.trim(), dealTitle: what };
  await tell(trx, otherId, now, (to) => connectionRequested(to, asker.fullName, request));
}

export async function tellAsker(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const connection = await settled(trx, acceptConnection.args.parse(args).connectionId, now);
  const asked = await readRow(trx, 'accounts', userId);
  if (!connection || !asked || (await isBlockBetween(trx, userId, askerOf(connection)))) return;
  await notifyAsker(trx, connection, { event: 'connection-accepted', who: asked.fullName }, now);
  await tell(trx, askerOf(connection), now, (to) => connectionAccepted(to, asked.fullName));
}

/** Only in the app: nobody needs a mail with a no in it. */
export async function tellDeclined(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const connection = await settled(trx, declineConnection.args.parse(args).connectionId, now);
  const asked = await readRow(trx, 'accounts', userId);
  if (!connection || !asked || (await isBlockBetween(trx, userId, askerOf(connection)))) return;
  await notifyAsker(trx, connection, { event: 'connection-declined', who: asked.fullName }, now);
}

/** Likewise: who was asked need not look for the request any more. */
export async function tellWithdrawn(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { connectionId: id } = withdrawConnection.args.parse(args);
  await settled(trx, id, context.now);
  await tellOther(trx, id, 'connection-withdrawn', context);
}

/** Likewise: the other sees why there is nobody to write to any more. */
export async function tellEnded(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { connectionId: id } = endConnection.args.parse(args);
  await tellOther(trx, id, 'connection-ended', context);
}

/** The connection of a request that waits for nobody any more: whoever was asked is not woken for it. */
async function settled(trx: Trx, id: string, now: string): Promise<Connection | undefined> {
  const connection = await readRow(trx, 'connections', id);
  if (!connection) return undefined;
  const about = { accountId: askedOf(connection), aboutId: id, at: connection.createdAt };
  await settleTold(trx, { event: 'connection-requested', ...about }, now);
  return connection;
}

async function tellOther(
  trx: Trx,
  id: string,
  event: Notification['event'],
  { userId, now }: Context,
): Promise<void> {
  const connection = await readRow(trx, 'connections', id);
  const who = await readRow(trx, 'accounts', userId);
  if (!connection || !who) return;
  const { id: accountId } = otherOf(connection, userId);
  if (await isBlockBetween(trx, userId, accountId)) return;
  const about = { accountId, aboutId: id, what: connection.dealTitle };
  await notify(trx, { event, who: who.fullName, ...about }, now);
}

function notifyAsker(
  trx: Trx,
  connection: Connection,
  told: { event: 'connection-accepted' | 'connection-declined'; who: string },
  now: string,
): Promise<void> {
  const about = { accountId: askerOf(connection), aboutId: connection.id, what: connection.dealTitle };
  return notify(trx, { ...told, ...about }, now);
}

async function tell(trx: Trx, accountId: string, now: string, letterTo: (account: Account) => Message) {
  const account = await readRow(trx, 'accounts', accountId);
  if (account && (await wantsMailNow(trx, account, 'connections')))
    await queueMessage(trx, letterTo(account), now);
}
