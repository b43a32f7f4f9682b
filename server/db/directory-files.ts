import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

type DirectoryFile = Omit<Insertable<Schema['directoryFiles']>, 'retiredAt'>;

/** A file's bytes as they are kept, compressed by brotli; undefined where no manifest of late names it. */
export async function readFile(db: Db, hash: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('directoryFiles')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.bytes;
}

/**
 * Keeps a file that is about to be named from housekeeping, and answers its lengths as it is and as it is kept; undefined
 * where it is not there.
 */
export async function keepFile(db: Db, hash: string): Promise<{ length: number; sent: number } | undefined> {
  return db
    .updateTable('directoryFiles')
    .set({ retiredAt: null })
    .where('hash', '=', hash)
    .returning(['length', sql<number>`length(bytes)`.as('sent')])
    .executeTakeFirst();
}

/** Stores a file that no manifest names yet. Content-addressed: storing it again only keeps it from housekeeping. */
export async function putFile(db: Db, file: DirectoryFile): Promise<void> {
  await db
    .insertInto('directoryFiles')
    .values({ ...file, retiredAt: null })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ retiredAt: null }))
    .execute();
}

/** How many of these files are there. */
export async function countFiles(db: Db, hashes: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('directoryFiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`hash in (select value from json_each(${JSON.stringify(hashes)}))`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes of every file whether the current manifest names it, and since when it does not. */
export async function retireOthers(trx: Trx, named: string[], now: string): Promise<void> {
  const isNamed = sql`hash in (select value from json_each(${JSON.stringify(named)}))`;
  await sql`update directoryFiles set retiredAt = null where retiredAt is not null and ${isNamed}`.execute(
    trx,
  );
  await sql`update directoryFiles set retiredAt = ${now} where retiredAt is null and not ${isNamed}`.execute(
    trx,
  );
}

/** Deletes some of the files retired before a moment; answers how many. */
export async function pruneFiles(trx: Trx, before: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from directoryFiles where hash in (
      select hash from directoryFiles where retiredAt < ${before} limit 100
    )`.execute(trx);
  return Number(numAffectedRows);
}

/** A file in use that is compressed less than it could be. */
export async function looseFile(
  db: Db,
  quality: number,
): Promise<{ hash: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('directoryFiles')
    .select(['hash', 'bytes'])
    .where('quality', '<', quality)
    .where('retiredAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

/** Puts a smaller form of the same content in its place. */
export async function tightenFile(
  db: Db,
  { hash, ...smaller }: Pick<DirectoryFile, 'hash' | 'quality' | 'bytes'>,
): Promise<void> {
  await db.updateTable('directoryFiles').set(smaller).where('hash', '=', hash).execute();
}
