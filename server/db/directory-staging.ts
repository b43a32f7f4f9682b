import { CompiledQuery, sql } from 'kysely';
import type { Investor } from '#sync/records/investor.ts';
import type { Db } from './connection.ts';
import { contentFields } from './directory.ts';

/**
 * A row of a list on its way into the directory. `tellsSource`, `tellsAsOf`: whether the list itself says so of this row; what
 * is only known of the list as a whole is written with what else changed, and is no change of its own. A field that the list has no
 * column for is null.
 */
export type StagedInvestor = {
  line: number;
  identity: string;
  investor: { [Field in keyof Omit<Investor, 'id'>]: Investor[Field] | null };
  tellsSource: boolean;
  tellsAsOf: boolean;
};

/** A row that names a firm which an earlier row named, and the line of the latest of those. */
export type RepeatedRow = { line: number; earlier: number };

const columns = ['line', 'identity', 'tellsSource', 'tellsAsOf', ...contentFields];
/** Of one statement: more gain nothing. */
const rowsAtOnce = 100;

/**
 * Empty staging tables. They are temporary, so they belong to this connection alone, take no lock on the database
 * and are gone with the process, whatever ends it.
 */
export async function beginStaging(db: Db): Promise<void> {
  for (const table of ['staged', 'repeated', 'changed', 'removed'])
    await sql`drop table if exists ${sql.id('temp', table)}`.execute(db);
  await sql`
    create temp table staged (
      position integer primary key, line integer not null, identity text not null,
      tellsSource integer not null, tellsAsOf integer not null,
      ${sql.join(contentFields.map((field) => sql`${sql.ref(field)} text`))}
    )`.execute(db);
  await sql`create temp table removed (id integer primary key)`.execute(db);
}

export async function stage(db: Db, rows: StagedInvestor[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const values = some.flatMap(({ line, identity, investor, tellsSource, tellsAsOf }) => [
      line,
      identity,
      Number(tellsSource),
      Number(tellsAsOf),
      ...contentFields.map((field) => investor[field]),
    ]);
    await db.executeQuery(CompiledQuery.raw(insertOf(some.length), values));
  }
}

/** The same text for the same number, so that it is prepared once. */
function insertOf(rows: number): string {
  const row = `(${columns.map(() => '?').join()})`;
  return `insert into temp.staged (${columns.join()}) values ${Array(rows).fill(row).join()}`;
}

/** To be called when all is staged: what the rows are compared by. An index made at once is made in order. */
export async function endStaging(db: Db): Promise<void> {
  await sql`create index temp.stagedByIdentity on staged (identity, position)`.execute(db);
  await sql`
    create temp table repeated as
    select identity from temp.staged group by identity having count(*) > 1`.execute(db);
  await sql`create unique index temp.repeatedByIdentity on repeated (identity)`.execute(db);
}

/** The rows of firms that were named before, in the order of the list. */
export async function repeatedRows(db: Db): Promise<RepeatedRow[]> {
  const { rows } = await sql<RepeatedRow>`
    select line, earlier from (
      select position, line, lag(line) over (partition by identity order by position) as earlier
      from temp.staged where identity in (select identity from temp.repeated)
    )
    where earlier is not null order by position`.execute(db);
  return rows;
}
