import type { Notification } from '#sync/records/notification.ts';
import { isDue, reminderOf } from '#sync/rules/reminder.ts';
import { usePersonQuery } from './person-query.ts';
import { rowsOf } from './rows.ts';

/** What the person was told of, the newest first. */
export function useNotifications(): Notification[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'notifications').toArray();
    return rows.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  });
}

/** How many of them the person has not read, how many reminders are due on a day ("2026-11-24"), and how many answers of the AI came later. */
export function useUnreadCount(today: string): number | undefined {
  return usePersonQuery(
    async (db) => {
      const unread = rowsOf(db, 'notifications').filter(({ readAt }) => readAt === null);
      const due = rowsOf(db, 'pipeline').filter((deal) => isDue(reminderOf(deal), today));
      const joined = db.asks.where('unseen').equals(1);
      return (await unread.count()) + (await due.count()) + (await joined.count());
    },
    [today],
  );
}
