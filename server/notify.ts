import { idOf } from '#sync/ids.ts';
import type { Notification } from '#sync/records/notification.ts';
import type { Trx } from './db/connection.ts';
import { holdersBeyond, notificationsBeyond } from './db/notifications.ts';
import { type Addressed, addressedOf } from './preferences-of.ts';
import { notePushOf } from './push/note-push.ts';
import { keysOf } from './syncing/keys-of.ts';
import { removeRows, writeMany } from './syncing/write.ts';

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
    const id = idOf('notification', accountId, told.event, told.aboutId, now);
    return { who: '', what: '', ...told, accountId, id, at: now, readAt: null };
  });
  await writeMany(trx, 'notifications', rows, now);
  for (const person of people) await notePushOf(trx, person, told.event, now);
  const holders = people.map(({ account }) => account.id);
  for (const accountId of await holdersBeyond(trx, holders, most))
    await removeRows(trx, keysOf('notifications', await notificationsBeyond(trx, accountId, most)), now);
}
