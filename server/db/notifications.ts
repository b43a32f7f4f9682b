import type { Notification } from '#sync/records/notification.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

const page = 1_000;

/** The ids of a person's notifications that have `most` newer ones, at most 1,000. */
export async function notificationsBeyond(db: Db, accountId: string, most: number): Promise<string[]> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page)
    .offset(most)
    .execute();
  return found.map(({ id }) => id);
}

/** What a person was told of and has not read, the oldest first. */
export async function unreadNotifications(db: Db, accountId: string): Promise<Notification[]> {
  const found = await db
    .selectFrom('notifications')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .orderBy('at')
    .limit(page)
    .execute();
  return rowsOf('notifications', found);
}
