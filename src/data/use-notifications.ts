import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Notification } from '#sync/records/notification.ts';
import { unreadCount } from './unread.ts';

/** What the person was told of, the newest first. */
export function useNotifications(): Notification[] | undefined {
  return usePersonQuery(async (db) => {
    const rows = await rowsOf(db, 'notifications').toArray();
    return rows.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  });
}

/** How many of them the person has not read, how many reminders are due on a day ("2026-11-24"), and how many answers of the AI came later. */
export function useUnreadCount(today: string): number | undefined {
  return usePersonQuery((db) => unreadCount(db, today), [today]);
}
