import type { Connection } from '#sync/records/connection.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** Every connection of a person, whatever became of it, the newest first. */
export async function connectionsOf(db: Db, accountId: string): Promise<Connection[]> {
  const found = await db
    .selectFrom('connections')
    .selectAll()
    .where((row) => row.or([row('investorId', '=', accountId), row('entrepreneurId', '=', accountId)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rowsOf('connections', found);
}

/** Whether these two are connected now, by any deal. */
export async function areConnected(db: Db, one: string, other: string): Promise<boolean> {
  return isThereBetween(db, one, other, { accepted: true });
}

/** Whether one of these two has ever asked the other for a connection. */
export async function haveMet(db: Db, one: string, other: string): Promise<boolean> {
  return isThereBetween(db, one, other, { accepted: false });
}

async function isThereBetween(
  db: Db,
  one: string,
  other: string,
  { accepted }: { accepted: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('connections')
    .select('id')
    .$if(accepted, (rows) => rows.where('status', '=', 'accepted'))
    .where((row) =>
      row.or([
        row.and([row('investorId', '=', one), row('entrepreneurId', '=', other)]),
        row.and([row('investorId', '=', other), row('entrepreneurId', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
