import { sql } from 'kysely';
import type { Investor } from '#sync/records/investor.ts';
import type { Db, Trx } from './connection.ts';
import { columnList, contentFields } from './directory.ts';

/** A row of a list on its way into the directory. */
export type StagedInvestor = { line: number; identity: string; investor: Omit<Investor, 'id'> };
/** As many as are written in a few tens of milliseconds: other writers wait for that. */
const writtenAtOnce = 2_000;

export type Verdicts = { added: number; updated: number; unchanged: number };

const fields = contentFields;

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

/** How many records there will be. */
export async function totalToBe(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from main.directoryInvestors) + count(*) as total from temp.changed
    where id not in (select id from main.directoryInvestors)`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The ids that `compare` found, in order. */
export async function changedIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from temp.changed order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** All ids that there will be, in order. */
export async function idsToBe(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from main.directoryInvestors union select id from temp.changed order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The records of these ids as they will be, in order. */
export async function namedInvestorsToBe(db: Db, ids: number[]): Promise<Investor[]> {
  const columns = columnList(['id', ...fields]);
  const named = sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
  const { rows } = await sql<Investor>`
    select ${columns} from main.directoryInvestors where ${named} and id not in (select id from temp.changed)
    union all
    select ${columns} from temp.changed where ${named}
    order by id`.execute(db);
  return rows;
}

/**
 * The ids of the firms to have before all others: `count` of those that look at India, and half as many of any,
 * the most active first. Active: what is told of them, and in how many countries they invest.
 */
export async function firstIdsToBe(db: Db, count: number): Promise<number[]> {
  const columns = columnList(['id', ...fields]);
  const { rows } = await sql<{ id: number }>`
    with
      investors as (
        select ${columns} from main.directoryInvestors where id not in (select id from temp.changed)
        union all
        select ${columns} from temp.changed
      ),
      ordered as (
        select
          id,
          globalHQ like '%India' as atHome,
          globalHQ like '%India' or ',' || countriesOfInvestment || ',' like '%,India,%' as indian,
          (website <> '') + (linkedin <> '') + (investmentThesis <> '') + (firstChequeMinimum <> '') + (firstChequeMaximum <> '') as told,
          length(countriesOfInvestment) - length(replace(countriesOfInvestment, ',', '')) as countries
        from investors
      )
    select id from (select id from ordered where indian order by told desc, atHome desc, countries desc, id limit ${count})
    union
    select id from (select id from ordered where not indian order by told desc, countries desc, id limit ${Math.ceil(count / 2)})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes some of what `compare` found, from an id on; answers the id to go on from, null after the last. */
export async function writeChanged(trx: Trx, from: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from temp.changed where id >= ${from} order by id limit 1 offset ${writtenAtOnce}`.execute(trx);
  const end = rows[0]?.id ?? null;
  const columns = columnList(['id', 'identity', ...fields]);
  await sql`
    insert into main.directoryInvestors (${columns})
    select ${columns} from temp.changed where id >= ${from} and id < ${end ?? Number.MAX_SAFE_INTEGER} order by id
    on conflict (id) do update set ${sql.join(fields.map((field) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`))}`.execute(
    trx,
  );
  return end;
}

/** Writes records that a published file holds. */
export async function writeInvestors(
  trx: Trx,
  investors: (Investor & { identity: string })[],
): Promise<void> {
  const columns = ['id', 'identity', ...fields];
  const values = columns.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`);
  await sql`
    insert into main.directoryInvestors (${columnList(columns)})
    select ${sql.join(values)} from json_each(${JSON.stringify(investors)}) where true
    on conflict (id) do update set ${sql.join(fields.map((field) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`))}`.execute(
    trx,
  );
}
