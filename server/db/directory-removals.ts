import { sql } from 'kysely';
import type { Db, Trx } from './connection.ts';
import { contentFields } from './directory.ts';

/**
 * `record`: JSON, null once it is erased. What it is known by stays, or a list would bring it back: that is its name, folded,
 * and its website's host. So its name stays as well, by which an admin finds what to put back.
 */
type Removal = { id: number; identity: string; record: string | null };

const newest = 50;
const erasedAtOnce = 1_000;

/** Stages that a record goes; nothing where there is none of this id. */
export async function stageRemoval(db: Db, id: number): Promise<void> {
  await sql`insert into temp.removed select id from main.directoryInvestors where id = ${id}`.execute(db);
}

/** The ids that are staged to go. */
export async function stagedRemovals(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from temp.removed order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes out of what is staged the rows of firms that were removed, and answers their lines. */
export async function leaveOutRemoved(db: Db): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    delete from temp.staged
    where identity in (select identity from main.directoryRemovals where endedAt is null)
    returning line`.execute(db);
  return rows.map(({ line }) => line);
}

/** Takes a record out, and notes it so that no list brings it back; false where it is not there. */
export async function takeOut(
  trx: Trx,
  { id, reason, admin, now }: { id: number; reason: string; admin: string; now: string },
): Promise<boolean> {
  const fields = sql.join(contentFields.flatMap((field) => [sql.lit(field), sql.ref(field)]));
  await sql`
    insert into main.directoryRemovals (id, identity, name, record, reason, removedBy, removedAt)
    select id, identity, name, json_object(${fields}), ${reason}, ${admin}, ${now}
    from main.directoryInvestors where id = ${id}
    on conflict (id) do update set
      name = excluded.name, record = excluded.record, reason = excluded.reason,
      removedBy = excluded.removedBy, removedAt = excluded.removedAt, endedAt = null`.execute(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('directoryInvestors')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Undefined where nothing of this id is removed now. */
export async function removalOf(db: Db, id: number): Promise<Removal | undefined> {
  return db
    .selectFrom('directoryRemovals')
    .select(['id', 'identity', 'record'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** From here on lists may bring it again; false where nothing of this id is removed. Only its number, what it is known by, and when are kept for it. */
export async function endRemoval(trx: Trx, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('directoryRemovals')
    .set({ endedAt: now, record: null, name: '', reason: '', removedBy: '' })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is removed: all that can be put back as it was, and the newest 50. */
export async function listedRemovals(db: Db) {
  const found = await db
    .selectFrom('directoryRemovals')
    .select(['id', 'name', 'reason', 'removedBy', 'removedAt'])
    .select(sql<number>`record is not null`.as('isKept'))
    .where('endedAt', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('record', 'is not', null),
        eb(
          'id',
          'in',
          selectFrom('directoryRemovals as later')
            .select('later.id')
            .where('later.endedAt', 'is', null)
            .orderBy('later.removedAt', 'desc')
            .orderBy('later.id', 'desc')
            .limit(newest),
        ),
      ]),
    )
    .orderBy('removedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map((removal) => ({ ...removal, isKept: removal.isKept === 1 }));
}

/** Erases what is kept of some records removed before a moment; answers of how many. */
export async function eraseRemoved(trx: Trx, before: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('directoryRemovals')
    .set({ record: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('directoryRemovals')
        .select('id')
        .where('record', 'is not', null)
        .where('removedAt', '<', before)
        .limit(erasedAtOnce),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
