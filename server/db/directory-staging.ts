import { sql } from 'kysely';
import type { Investor } from '#sync/records/investor.ts';
import type { Db, Trx } from './connection.ts';
import { columnList } from './directory.ts';

/** A row of a list on its way into the directory. */
export type StagedInvestor = { line: number; identity: string; investor: Omit<Investor, 'id'> };
export type Verdicts = { added: number; updated: number; unchanged: number };

const fields = [
  'name',
  'website',
  'investorType',
  'globalHQ',
  'stageOfInvestment',
  'firstChequeMinimum',
  'firstChequeMaximum',
  'countriesOfInvestment',
  'investmentThesis',
  'linkedin',
] as const satisfies (keyof Investor)[];

/** What a row holds, as one value to compare. */
const content = (table: string) =>
  sql`json_array(${sql.join(fields.map((field) => sql.ref(`${table}.${field}`)))})`;

/**
 * Empty staging tables. They are temporary, so they belong to this connection alone, take no lock on the database
 * and are gone with the process, whatever ends it.
 */
export async function beginStaging(db: Db): Promise<void> {
  await sql`drop table if exists temp.staged`.execute(db);
  await sql`drop table if exists temp.changed`.execute(db);
  await sql`
    create temp table staged (
      position integer primary key, line integer, identity text, ${sql.join(fields.map((field) => sql`${sql.ref(field)} text`))}
    )`.execute(db);
  await sql`create index temp.stagedByIdentity on staged (identity, position)`.execute(db);
}

export async function stage(db: Db, rows: StagedInvestor[]): Promise<void> {
  const batch = rows.map(({ line, identity, investor }) => ({ line, identity, ...investor }));
  const values = ['line', 'identity', ...fields].map(
    (name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`,
  );
  await sql`
    insert into temp.staged (${columnList(['line', 'identity', ...fields])})
    select ${sql.join(values)} from json_each(${JSON.stringify(batch)}) order by key`.execute(db);
}

/**
 * Compares what is staged with the directory. Of rows with one identity the last stands; where that one is in the
 * directory already, all of them are unchanged, so the same file a second time changes nothing.
 * What has to be written waits in `changed`, with new ids counted on from the highest there ever was.
 */
export async function compare(db: Db): Promise<Verdicts> {
  await sql`drop table if exists temp.changed`.execute(db);
  const { rows } = await sql<{ verdict: keyof Verdicts; count: number }>`
    with compared as (
      select
        ${content('staged')} as content,
        lag(${content('staged')}) over (partition by staged.identity order by position) as before,
        last_value(${content('staged')}) over (
          partition by staged.identity order by position rows between unbounded preceding and unbounded following
        ) as final,
        case when stored.id is null then null else ${content('stored')} end as stored
      from temp.staged left join main.directoryInvestors as stored on stored.identity = staged.identity
    )
    select
      case
        when final = stored then 'unchanged'
        when coalesce(before, stored) is null then 'added'
        when coalesce(before, stored) = content then 'unchanged'
        else 'updated'
      end as verdict,
      count(*) as count
    from compared group by verdict`.execute(db);
  await sql`
    create temp table changed as
    select
      coalesce(
        stored.id,
        (select coalesce(max(id), 0) from main.directoryInvestors)
          + row_number() over (partition by stored.id is null order by staged.position)
      ) as id,
      staged.identity, ${columnList(fields.map((field) => `staged.${field}`))}
    from temp.staged left join main.directoryInvestors as stored on stored.identity = staged.identity
    where staged.position = (select max(position) from temp.staged as later where later.identity = staged.identity)
      and (stored.id is null or ${content('stored')} <> ${content('staged')})`.execute(db);
  await sql`create unique index temp.changedById on changed (id)`.execute(db);
  const counts = Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
  return { added: 0, updated: 0, unchanged: 0, ...counts };
}

/** The segments that will differ, in order. */
export async function changedSegments(db: Db, bits: number): Promise<number[]> {
  const { rows } = await sql<{ segment: number }>`
    select distinct id >> ${bits} as segment from temp.changed order by segment`.execute(db);
  return rows.map(({ segment }) => segment);
}

/** The records with ids from `first` and before `end` as they will be, in order. */
export async function investorsToBe(db: Db, first: number, end: number): Promise<Investor[]> {
  const columns = columnList(['id', ...fields]);
  const { rows } = await sql<Investor>`
    select ${columns} from main.directoryInvestors
    where id >= ${first} and id < ${end} and id not in (select id from temp.changed)
    union all
    select ${columns} from temp.changed where id >= ${first} and id < ${end}
    order by id`.execute(db);
  return rows;
}

/** Writes what `compare` found. */
export async function applyChanged(trx: Trx): Promise<void> {
  const columns = columnList(['id', 'identity', ...fields]);
  await sql`
    insert into main.directoryInvestors (${columns}) select ${columns} from temp.changed where true order by id
    on conflict (id) do update set ${sql.join(fields.map((field) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`))}`.execute(
    trx,
  );
}
