import { type RawBuilder, sql } from 'kysely';
import { type Manifest, manifestSchema } from '#sync/directory.ts';
import type { Db, Trx } from './connection.ts';

const current = 1;
const previous = 2;

/** The hash of the current manifest, null while there is no directory. */
export async function directoryHash(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom('directoryManifest')
    .select('hash')
    .where('id', '=', current)
    .executeTakeFirst();
  return found?.hash ?? null;
}

/** The current manifest as it is served, undefined while there is no directory. */
export async function readManifest(db: Db): Promise<{ hash: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('directoryManifest')
    .select(['hash', 'bytes'])
    .where('id', '=', current)
    .executeTakeFirst();
}

export function parseManifest(bytes: Buffer): Manifest {
  return manifestSchema.parse(JSON.parse(bytes.toString()));
}

/** The bytes of a segment's file, undefined where no manifest of late names it. */
export async function readFile(db: Db, hash: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('directoryFiles')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.bytes;
}

/** Stores a file that no manifest names yet. Content-addressed: storing it again changes nothing. */
export async function putFile(db: Db, hash: string, bytes: Buffer): Promise<void> {
  await db
    .insertInto('directoryFiles')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes a manifest the current one. Files stay as long as it or the one before names them: a device may be half-way
 * through a download that began a moment ago.
 */
export async function putManifest(trx: Trx, hash: string, bytes: Buffer): Promise<void> {
  const before = await readManifest(trx);
  if (before) await saveManifest(trx, { id: previous, ...before });
  await saveManifest(trx, { id: current, hash, bytes });
  await sql`
    delete from directoryFiles where hash not in (
      select json_extract(file.value, '$.hash')
      from directoryManifest, json_each(cast(directoryManifest.bytes as text), '$.files') as file
    )`.execute(trx);
}

async function saveManifest(trx: Trx, manifest: { id: number; hash: string; bytes: Buffer }): Promise<void> {
  const { id: _, ...values } = manifest;
  await trx
    .insertInto('directoryManifest')
    .values(manifest)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** A list of column names for SQL. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
