import { idOf } from '#sync/ids.ts';
import type { Notification } from '#sync/records/notification.ts';
import type { Trx } from './db/connection.ts';
import { notificationsBeyond } from './db/notifications.ts';
import { readRow } from './db/records.ts';
import { notePushOf } from './push/note-push.ts';
import { removeRows, writeChanges } from './syncing/write.ts';

/** What there is to tell, and whom. */
export type Told = Pick<Notification, 'accountId' | 'event' | 'aboutId'> &
  Partial<Pick<Notification, 'who' | 'what'>>;

const most = 500;

/** Tells a person in the app, on all their devices, which are woken for it, in the transaction of what it tells of; nobody whose account is closed. The 500 newest stay. */
export async function notify(trx: Trx, told: Told, now: string): Promise<void> {
  if (!(await readRow(trx, 'accounts', told.accountId))) return;
  const id = idOf('notification', told.accountId, told.event, told.aboutId, now);
  const row = { who: '', what: '', ...told, id, at: now, readAt: null };
  await writeChanges(trx, [{ table: 'notifications', id: row.id, row }], now);
  await notePushOf(trx, told.accountId, told.event, now);
  const old = await notificationsBeyond(trx, told.accountId, most);
  await removeRows(
    trx,
    old.map((oldId) => ({ table: 'notifications', id: oldId })),
    now,
  );
}
