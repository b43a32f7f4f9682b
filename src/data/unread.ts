import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { isDue, reminderOf } from '#sync/rules/reminder.ts';

// Without React: the service worker counts, too.

/** How many notifications the person has not read, how many reminders are due on a day ("2026-11-24"), and how many answers of the AI came later. */
export async function unreadCount(db: PersonDb, today: string): Promise<number> {
  const unread = rowsOf(db, 'notifications').filter(({ readAt }) => readAt === null);
  const due = rowsOf(db, 'pipeline').filter((deal) => isDue(reminderOf(deal), today));
  const joined = db.asks.where('unseen').equals(1);
  return (await unread.count()) + (await due.count()) + (await joined.count());
}
