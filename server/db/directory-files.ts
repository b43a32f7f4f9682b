import { sql } from 'kysely';
import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

type DirectoryFile = Schema['directoryFiles'];

const prunedAtOnce = 100;

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
 * Keeps files that are about to be named from housekeeping, and answers of those that are there their lengths as they are
 * and as they are kept, by hash.
 */
export async function keepFiles(
  trx: Trx,
  hashes: string[],
): Promise<Map<string, { length: number; sent: number }>> {
  await trx.deleteFrom('retiredDirectoryFiles').where('hash', 'in', hashes).execute();
  const found = await trx
    .selectFrom('directoryFiles')
    .select(['hash', 'length', sql<number>`length(bytes)`.as('sent')])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(found.map(({ hash, ...lengths }) => [hash, lengths]));
}

/** Stores files that no manifest names yet. Content-addressed: storing one again only keeps it from housekeeping. */
export async function putFiles(trx: Trx, files: DirectoryFile[]): Promise<void> {
  for (const file of files) {
    await trx.deleteFrom('retiredDirectoryFiles').where('hash', '=', file.hash).execute();
    await trx
      .insertInto('directoryFiles')
      .values(file)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
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
  await sql`delete from retiredDirectoryFiles where ${isNamed}`.execute(trx);
  await sql`
    insert into retiredDirectoryFiles (hash, retiredAt)
    select hash, ${now} from directoryFiles where not ${isNamed}
    on conflict (hash) do nothing`.execute(trx);
}

/** Deletes every file that the current manifest does not name, as what was taken out may stand in it. */
export async function dropRetired(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('directoryFiles')
    .where('hash', 'in', (query) => query.selectFrom('retiredDirectoryFiles').select('hash'))
    .execute();
  await trx.deleteFrom('retiredDirectoryFiles').execute();
}

/** Deletes some of the files retired before a moment; answers how many. */
export async function pruneFiles(trx: Trx, before: string): Promise<number> {
  const old = await trx
    .selectFrom('retiredDirectoryFiles')
    .select('hash')
    .where('retiredAt', '<', before)
    .limit(prunedAtOnce)
    .execute();
  const hashes = old.map(({ hash }) => hash);
  await trx.deleteFrom('directoryFiles').where('hash', 'in', hashes).execute();
  await trx.deleteFrom('retiredDirectoryFiles').where('hash', 'in', hashes).execute();
  return hashes.length;
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
    .where('hash', 'not in', db.selectFrom('retiredDirectoryFiles').select('hash'))
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
