import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { isDue, reminderOf } from '#sync/rules/reminder.ts';

// Without React: the service worker counts, too.

/** How many notifications the person has not read, how many reminders are due on a day ("2026-11-24"), and how many answers of the AI came later. */
export async function unreadCount(db: PersonDb, today: string): Promise<number> {
  const joined = await db.asks.where('unseen').equals(1).count();
  // In one read: row by row, a phone counts a thousand of them for half a second.
  const told = await rowsOf(db, 'notifications').toArray();
  const deals = await rowsOf(db, 'pipeline').toArray();
  return (
    joined +
    told.filter(({ readAt }) => readAt === null).length +
    deals.filter((deal) => isDue(reminderOf(deal), today)).length
  );
}
