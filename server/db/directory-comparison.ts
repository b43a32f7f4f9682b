import { sql } from 'kysely';
import type { Db, Trx } from './connection.ts';
import { columnList, contentFields, insteadOfKnown } from './directory.ts';

export type Verdicts = { added: number; updated: number; unchanged: number };

/** As many as are written in a few tens of milliseconds: other writers wait for that. */
const writtenAtOnce = 2_000;

const compared = contentFields.filter((field) => field !== 'source' && field !== 'asOf');
/** What a row holds, as one value to compare: what the list does not tell, a source and a day among it, is as it is known. */
const content = {
  stored: sql`(${columnList([...compared, 'source', 'asOf'].map((field) => `stored.${field}`))})`,
  staged: sql`(
    ${sql.join(compared.map(toldOrKnown))},
    iif(staged.tellsSource, staged.source, stored.source), iif(staged.tellsAsOf, staged.asOf, stored.asOf))`,
};
const asOneValue = (table: keyof typeof content) => sql`json_array${content[table]}`;

/**
 * Compares what is staged with the directory. Of rows with one identity the last stands; where that one is in the
 * directory already, all of them are unchanged, so the same file a second time changes nothing.
 * What has to be written waits in `changed`: the row's position, with the id that it had where it comes back,
 * else a new one counted on from the highest there ever was.
 */
export async function compare(db: Db): Promise<Verdicts> {
  await sql`drop table if exists temp.changed`.execute(db);
  await sql`
    create temp table changed (id integer primary key, position integer not null, isNew integer not null)`.execute(
    db,
  );
  await sql`
    insert into temp.changed (id, position, isNew)
    select
      coalesce(
        stored.id,
        gone.id,
        (select max(
          (select coalesce(max(id), 0) from main.directoryInvestors),
          (select coalesce(max(id), 0) from main.directoryRemovals)
        ))
          + row_number() over (partition by coalesce(stored.id, gone.id) is null order by staged.position)
      ),
      staged.position,
      stored.id is null
    from temp.staged
      left join main.directoryInvestors as stored on stored.identity = staged.identity
      left join main.directoryRemovals as gone on gone.identity = staged.identity
    where staged.position = (select max(position) from temp.staged as later where later.identity = staged.identity)
      and (stored.id is null or ${content.stored} <> ${content.staged})`.execute(db);
  const [once, repeated] = [await onceVerdicts(db), await repeatedVerdicts(db)];
  return {
    added: once.added + repeated.added,
    updated: once.updated + repeated.updated,
    unchanged: once.unchanged + repeated.unchanged,
  };
}

/** Of firms that the list names once, which most are: as `changed` says. */
async function onceVerdicts(db: Db): Promise<Verdicts> {
  const { rows } = await sql<Verdicts>`
    select
      count(*) filter (where changed.isNew) as added,
      count(*) filter (where not changed.isNew) as updated,
      count(*) filter (where changed.id is null) as unchanged
    from temp.staged left join temp.changed on changed.position = staged.position
    where staged.identity not in (select identity from temp.repeated)`.execute(db);
  return rows[0] ?? none;
}

/** Of firms that the list names more than once: row by row, each beside the one before it. */
async function repeatedVerdicts(db: Db): Promise<Verdicts> {
  const { rows } = await sql<{ verdict: keyof Verdicts; count: number }>`
    with compared as (
      select
        ${asOneValue('staged')} as content,
        lag(${asOneValue('staged')}) over (partition by staged.identity order by position) as before,
        last_value(${asOneValue('staged')}) over (
          partition by staged.identity order by position rows between unbounded preceding and unbounded following
        ) as final,
        case when stored.id is null then null else ${asOneValue('stored')} end as stored
      from temp.staged left join main.directoryInvestors as stored on stored.identity = staged.identity
      where staged.identity in (select identity from temp.repeated)
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
  return { ...none, ...Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count])) };
}

const none: Verdicts = { added: 0, updated: 0, unchanged: 0 };

/** The ids that `compare` found, in order. */
export async function changedIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from temp.changed order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows that `compare` found, each with what the directory holds of it so far. */
export const changedRows = sql`
  temp.changed join temp.staged on staged.position = changed.position
  left join main.directoryInvestors as stored on stored.id = changed.id`;
/** What their content will be, in the order of `contentFields`. A list takes nothing away that it does not tell. */
export const contentToBe = sql.join(
  contentFields.map((field) =>
    field === 'source'
      ? sql`iif(staged.tellsSource or staged.source <> '', staged.source, coalesce(stored.source, ''))`
      : sql`coalesce(${toldOrKnown(field)}, '')`,
  ),
);

/** Writes some of what `compare` found, from an id on; answers the id to go on from, null after the last. */
export async function writeChanged(trx: Trx, from: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from temp.changed where id >= ${from} order by id limit 1 offset ${writtenAtOnce}`.execute(trx);
  const end = rows[0]?.id ?? null;
  await sql`
    insert into main.directoryInvestors (${columnList(['id', 'identity', ...contentFields])})
    select changed.id, staged.identity, ${contentToBe} from ${changedRows}
    where changed.id >= ${from} and changed.id < ${end ?? Number.MAX_SAFE_INTEGER} order by changed.id
    ${insteadOfKnown}`.execute(trx);
  return end;
}

function toldOrKnown(field: (typeof contentFields)[number]) {
  return sql`coalesce(${sql.ref(`staged.${field}`)}, ${sql.ref(`stored.${field}`)})`;
}
