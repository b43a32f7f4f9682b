import type { Notification } from '#sync/records/notification.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

const page = 1_000;

/** Who of these people has more notifications than `most`. */
export async function holdersBeyond(db: Db, accountIds: string[], most: number): Promise<string[]> {
  const holders: string[] = [];
  for (let at = 0; at < accountIds.length; at += page) {
    const found = await db
      .selectFrom('notifications')
      .select('accountId')
      .where('accountId', 'in', accountIds.slice(at, at + page))
      .groupBy('accountId')
      .having(({ fn }) => fn.countAll(), '>', most)
      .execute();
    holders.push(...found.map(({ accountId }) => accountId));
  }
  return holders;
}

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
