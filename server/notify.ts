import { idOf } from '#sync/ids.ts';
import type { Notification } from '#sync/records/notification.ts';
import type { Trx } from './db/connection.ts';
import { holdersBeyond, notificationsBeyond } from './db/notifications.ts';
import { readRow } from './db/records.ts';
import { type Addressed, addressedOf } from './preferences-of.ts';
import { notePushOf } from './push/note-push.ts';
import { keysOf } from './syncing/keys-of.ts';
import { removeRows, writeChanges, writeMany } from './syncing/write.ts';

/** What there is to tell, and whom. */
export type Told = Pick<Notification, 'accountId' | 'event' | 'aboutId'> &
  Partial<Pick<Notification, 'who' | 'what'>>;

const most = 500;

/** Tells a person in the app, on all their devices, which are woken for it, in the transaction of what it tells of; nobody whose account is closed. The 500 newest stay. */
export async function notify(trx: Trx, { accountId, ...told }: Told, now: string): Promise<void> {
  await notifyAll(trx, await addressedOf(trx, [accountId]), told, now);
}

/** As notify, for many whom the same is told: who tells thousands one by one keeps everybody else from being answered for long. */
export async function notifyAll(
  trx: Trx,
  people: Addressed[],
  told: Omit<Told, 'accountId'>,
  now: string,
): Promise<void> {
  const rows = people.map(({ account: { id: accountId } }) => {
    const row = { who: '', what: '', ...told, accountId, at: now, readAt: null };
    return { ...row, id: idFor(row) };
  });
  await writeMany(trx, 'notifications', rows, now);
  for (const person of people) await notePushOf(trx, person, told.event, now);
  const holders = people.map(({ account }) => account.id);
  for (const accountId of await holdersBeyond(trx, holders, most))
    await removeRows(trx, keysOf('notifications', await notificationsBeyond(trx, accountId, most)), now);
}

/** What a person was told of at a moment waits for them no more: it is read, on all their devices. */
export async function settleTold(trx: Trx, told: TellsApart, now: string): Promise<void> {
  const id = idFor(told);
  const row = await readRow(trx, 'notifications', id);
  if (row?.readAt === null)
    await writeChanges(trx, [{ table: 'notifications', id, row: { ...row, readAt: now } }], now);
}

type TellsApart = Pick<Notification, 'accountId' | 'event' | 'aboutId' | 'at'>;

function idFor({ accountId, event, aboutId, at }: TellsApart): string {
  return idOf('notification', accountId, event, aboutId, at);
}
