import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Drafts whose soft deletion is older than a moment and that have no version left, at most 1,000. */
export async function deletedDraftsBefore(db: Db, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom('drafts')
    .select('id')
    .where('deletedAt', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('draftVersions').select('id').whereRef('draftId', '=', 'drafts.id'))),
    )
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}

/** Versions of drafts whose soft deletion is older than a moment, at most 1,000. */
export async function versionsOfDeletedBefore(db: Db, moment: string): Promise<string[]> {
  const found = await db
    .selectFrom('draftVersions')
    .innerJoin('drafts', 'drafts.id', 'draftVersions.draftId')
    .select('draftVersions.id')
    .where('drafts.deletedAt', '<', moment)
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}

/** Versions older than a moment, and once there are none, of each draft those beyond its newest `most`; at most 1,000. */
export async function versionsToForget(db: Db, moment: string, most: number): Promise<string[]> {
  const old = await db
    .selectFrom('draftVersions')
    .select('id')
    .where('at', '<', moment)
    .limit(1_000)
    .execute();
  return (old.length > 0 ? old : await versionsBeyond(db, most)).map(({ id }) => id);
}

/** The ids of versions that have `most` newer ones of the same draft, or of all drafts of a person; at most 100, found by an index. */
export async function versionsBeyondOf(
  db: Db,
  of: 'draftId' | 'ownerId',
  id: string,
  most: number,
): Promise<string[]> {
  const found = await db
    .selectFrom('draftVersions')
    .select('id')
    .where(of, '=', id)
    .orderBy('at', 'desc')
    .orderBy('keptBy', 'desc')
    .limit(100)
    .offset(most)
    .execute();
  return found.map((version) => version.id);
}

/** Of drafts that have more: counting takes an index alone, to say which are the newest takes every row. */
async function versionsBeyond(db: Db, most: number): Promise<{ id: string }[]> {
  const crowded = db
    .selectFrom('draftVersions')
    .select('draftId')
    .groupBy('draftId')
    .having(({ fn }) => fn.countAll(), '>', most);
  const placed = db
    .selectFrom('draftVersions')
    .select('id')
    .select(sql<number>`row_number() over (partition by draftId order by at desc, keptBy desc)`.as('place'))
    .where('draftId', 'in', crowded)
    .as('placed');
  return db.selectFrom(placed).select('id').where('place', '>', most).limit(1_000).execute();
}
