import { type RawBuilder, sql } from 'kysely';
import type { Investor } from '#sync/records/investor.ts';
import type { Db } from './connection.ts';
import { columnList, contentFields } from './directory.ts';
import { changedRows, contentToBe } from './directory-comparison.ts';

const stays = sql`id not in (select id from temp.removed)`;

/** The records as they will be once what `compare` found is written and what is staged to go is gone, of those whose id (in SQL) is so. */
function toBe(isAskedFor: (id: RawBuilder<unknown>) => RawBuilder<unknown>) {
  return sql`
    select ${columnList(['id', ...contentFields])} from main.directoryInvestors
    where ${isAskedFor(sql.ref('id'))} and id not in (select id from temp.changed) and ${stays}
    union all
    select changed.id, ${contentToBe} from ${changedRows}
    where ${isAskedFor(sql.ref('changed.id'))}`;
}

/** The records with ids from `first` and before `end` as they will be, in order. */
export async function investorsToBe(db: Db, first: number, end: number): Promise<Investor[]> {
  const { rows } = await sql<Investor>`
    ${toBe((id) => sql`${id} >= ${first} and ${id} < ${end}`)} order by id`.execute(db);
  return rows;
}

/** The records of these ids as they will be, in order. */
export async function namedInvestorsToBe(db: Db, ids: number[]): Promise<Investor[]> {
  const named = JSON.stringify(ids);
  const { rows } = await sql<Investor>`
    ${toBe((id) => sql`${id} in (select value from json_each(${named}))`)} order by id`.execute(db);
  return rows;
}

/** How many records there will be. */
export async function totalToBe(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from main.directoryInvestors where ${stays}) + count(*) as total
    from temp.changed where isNew`.execute(db);
  return rows[0]?.total ?? 0;
}

/** All ids that there will be, in order. */
export async function idsToBe(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from main.directoryInvestors where ${stays} union select id from temp.changed order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * The ids of the firms to have before all others: `count` of those that look at India, and half as many of any,
 * the most active first. Active: what is told of them, and in how many countries they invest.
 */
export async function firstIdsToBe(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with
      investors as (${toBe(() => sql`true`)}),
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
