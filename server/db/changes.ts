import { sql } from 'kysely';
import type { Cursors } from '#sync/protocol.ts';
import { isTableName, type Key, tableNames } from '#sync/tables.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db, Trx } from './connection.ts';

export type LoggedChange = Key & { number: number };

/** Moves a row's entry for an audience to a new number. */
export async function logChange(
  trx: Trx,
  audience: string,
  key: Key,
  number: number,
  deleted: boolean,
  now: string,
) {
  const { table: tableName, id: rowId } = key;
  await moveEntry(trx, { audience, tableName, rowId, number, deleted: deleted ? 1 : 0, changedAt: now });
}

/** Likewise for many rows that are shown: an audience is named with each. */
export async function logChanges(
  trx: Trx,
  changes: (LoggedChange & { audience: string })[],
  now: string,
): Promise<void> {
  const entries = changes.map(({ table: tableName, id: rowId, ...entry }) => {
    return { ...entry, tableName, rowId, deleted: 0, changedAt: now };
  });
  for (let at = 0; at < entries.length; at += entriesAtOnce)
    await trx
      .insertInto('changes')
      .values(entries.slice(at, at + entriesAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['audience', 'tableName', 'rowId']).doUpdateSet(({ ref }) => ({
          number: ref('excluded.number'),
          deleted: ref('excluded.deleted'),
          changedAt: ref('excluded.changedAt'),
        })),
      )
      .execute();
}

/** A statement takes 32,766 values. */
const entriesAtOnce = 500;

type Entry = Record<'audience' | 'tableName' | 'rowId' | 'changedAt', string> &
  Record<'number' | 'deleted', number>;

const moveEntry = compiledOnce((db, entry: Entry) => {
  const { audience: _a, tableName: _t, rowId: _r, ...moved } = entry;
  return db
    .insertInto('changes')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['audience', 'tableName', 'rowId']).doUpdateSet(moved));
});

/** The entries after each audience's cursor, all audiences in one order, at most `limit`. */
export async function changesAfter(db: Db, cursors: Cursors, limit: number): Promise<LoggedChange[]> {
  const pages = await Promise.all(
    Object.entries(cursors).map(([audience, cursor]) => pageOf(db, { audience, cursor, limit })),
  );
  return pages
    .flat()
    .sort((a, b) => a.number - b.number)
    .slice(0, limit)
    .flatMap(({ tableName, rowId, number }) =>
      isTableName(tableName) ? [{ table: tableName, id: rowId, number }] : [],
    );
}

const pageOf = compiledOnce((db, after: { audience: string; cursor: number; limit: number }) =>
  db
    .selectFrom('changes')
    .select(['tableName', 'rowId', 'number'])
    .where('audience', '=', after.audience)
    .where('number', '>', after.cursor)
    .where('tableName', 'in', tableNames)
    .orderBy('number')
    .limit(after.limit),
);

/** How many entries there are of the audiences of these cursors, and how many of them are after its own. */
export async function countEntries(db: Db, cursors: Cursors): Promise<{ total: number; left: number }> {
  const { rows } = await sql<{ total: number; left: number }>`
    select count(*) as total, count(*) filter (where number > cursors.value) as left
    from json_each(${JSON.stringify(cursors)}) as cursors join changes on audience = cursors.key`.execute(db);
  return rows[0] ?? { total: 0, left: 0 };
}

/** Forgets deletions made before a moment, at most 1,000. Answers their numbers. */
export async function pruneDeletions(trx: Trx, before: string): Promise<number[]> {
  const old = trx
    .selectFrom('changes')
    .select(['audience', 'number'])
    // Said in the text, for the index of these alone.
    .where('deleted', '=', sql.lit(1))
    .where('changedAt', '<', before)
    .limit(1_000);
  const pruned = await trx
    .deleteFrom('changes')
    .where(({ eb, refTuple }) => eb(refTuple('audience', 'number'), 'in', old.$asTuple('audience', 'number')))
    .returning('number')
    .execute();
  return pruned.map(({ number }) => number);
}

/**
 * Which of these audiences were shown something else after that number, and the last number of each. The log is ordered within
 * an audience only: whoever is not named would have to be looked for in all of it.
 */
export async function movedAfter(db: Db, audiences: string[], number: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ audience: string; last: number | null }>`
    select value as audience,
      (select max(number) from changes where audience = value and number > ${number}) as last
    from json_each(${JSON.stringify(audiences)})`.execute(db);
  return new Map(rows.flatMap(({ audience, last }) => (last === null ? [] : [[audience, last] as const])));
}
