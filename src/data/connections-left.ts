import { hasArrived } from '#src/data/database/has-arrived.ts';
import { type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { serverNow } from '#src/data/exchange/server-clock.ts';
import { unsentOn } from '#src/data/unsent/waiting-rows.ts';
import type { Connection } from '#sync/records/connection.ts';
import { askerOf, begunIn, monthOf } from '#sync/rules/connections.ts';
import { connectionLimit } from '#sync/rules/plans.ts';

/** How many connections the person may begin in a month, and how many are left of this one; null: any number. */
export async function connectionsLeft(db: PersonDb): Promise<{ limit: number; left: number } | null> {
  const limit = connectionLimit(await rowsOf(db, 'subscriptions').toArray());
  if (limit === null) return null;
  const begun = await begunThisMonth(db);
  return { limit, left: Math.max(0, limit - begun.length) };
}

/** What the person began this month after all that their plan has were used. */
export async function beyondPlan(db: PersonDb): Promise<Set<string>> {
  const limit = connectionLimit(await rowsOf(db, 'subscriptions').toArray());
  // A plan that has not come yet may leave room.
  if (limit === null || !hasArrived(await readMeta(db))) return new Set();
  const begun = await begunThisMonth(db);
  return new Set(begun.slice(limit).map(({ id }) => id));
}

/**
 * In the order in which the server counts, by whose month: what it has not decided yet is counted in this one, and last, whatever
 * the device's clock has put on it.
 */
async function begunThisMonth(db: PersonDb): Promise<Connection[]> {
  const month = monthOf(new Date(serverNow()).toISOString());
  const undecided = await unsentOn(db, 'connections', ['requestConnection']);
  const turnOf = ({ id }: Connection) => undecided.get(id)?.order ?? 0;
  return (await rowsOf(db, 'connections').toArray())
    .filter((each) =>
      undecided.has(each.id) ? askerOf(each) === ownerOf(db) : begunIn([each], ownerOf(db), month) > 0,
    )
    .sort((a, b) => turnOf(a) - turnOf(b) || a.createdAt.localeCompare(b.createdAt));
}
