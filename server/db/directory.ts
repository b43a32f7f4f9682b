import { type RawBuilder, sql } from 'kysely';
import { type Manifest, manifestSchema } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Db, Trx } from './connection.ts';

const current = 1;

/** The fields of a record beside its id, in the order in which they are told. */
export const contentFields = [
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
  'source',
  'asOf',
] as const satisfies (keyof Investor)[];
const investorFields = ['id', ...contentFields] as const;

/** The hash of the current manifest, null while there is no directory. */
export async function directoryHash(db: Db): Promise<string | null> {
  const found = await db.selectFrom('directoryManifest').select('hash').executeTakeFirst();
  return found?.hash ?? null;
}

/** `bytes`: as it is served. `isWritten`: whether directoryInvestors says what its files say. */
export type StoredManifest = { hash: string; bytes: Buffer; isWritten: boolean };

/** The current manifest, undefined while there is no directory. */
export async function readManifest(db: Db): Promise<StoredManifest | undefined> {
  const found = await db
    .selectFrom('directoryManifest')
    .select(['hash', 'bytes', 'isWritten'])
    .executeTakeFirst();
  return found && { ...found, isWritten: found.isWritten === 1 };
}

export function parseManifest(bytes: Buffer): Manifest {
  return manifestSchema.parse(JSON.parse(bytes.toString()));
}

/** Makes a manifest the current one, whose records are still to be written. */
export async function putManifest(trx: Trx, hash: string, bytes: Buffer): Promise<void> {
  const values = { hash, bytes, isWritten: 0 };
  await trx
    .insertInto('directoryManifest')
    .values({ id: current, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Notes that directoryInvestors says what this manifest's files say. */
export async function noteWritten(trx: Trx, hash: string): Promise<void> {
  await trx.updateTable('directoryManifest').set({ isWritten: 1 }).where('hash', '=', hash).execute();
}

/** A page (from 1) is a range of ids, which are dense but for removed ones: none before it has to be counted. */
export async function investorsOfPage(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<Investor[]> {
  return db
    .selectFrom('directoryInvestors')
    .select(investorFields)
    .where('id', '>', (page - 1) * limit)
    .where('id', '<=', page * limit)
    .orderBy('id')
    .execute();
}

/** Up to which id there are records; 0 where there are none. */
export async function highestInvestorId(db: Db): Promise<number> {
  const { highest } = await db
    .selectFrom('directoryInvestors')
    .select(({ fn }) => fn.max<number | null>('id').as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** Writes records that a published file holds. */
export async function writeInvestors(
  trx: Trx,
  investors: (Investor & { identity: string })[],
): Promise<void> {
  const columns = ['id', 'identity', ...contentFields];
  const values = columns.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`);
  await sql`
    insert into main.directoryInvestors (${columnList(columns)})
    select ${sql.join(values)} from json_each(${JSON.stringify(investors)}) where true
    ${insteadOfKnown}`.execute(trx);
}

/** After an insert into directoryInvestors: a record that is there is written over, and keeps what it is known by. */
export const insteadOfKnown = sql`on conflict (id) do update set ${sql.join(
  contentFields.map((field) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`),
)}`;

/** The records of some ids, by id; one that is gone is left out. */
export async function investorsWithIds(db: Db, ids: number[]): Promise<Investor[]> {
  return db
    .selectFrom('directoryInvestors')
    .select(investorFields)
    .where(sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy('id')
    .execute();
}

/** The first record whose identity begins so, undefined where there is none. */
export async function investorOfIdentity(db: Db, beginning: string): Promise<Investor | undefined> {
  return db
    .selectFrom('directoryInvestors')
    .select(investorFields)
    .where('identity', '>=', beginning)
    .where('identity', '<', `${beginning}\u{10ffff}`)
    .orderBy('identity')
    .limit(1)
    .executeTakeFirst();
}

/** A list of column names for SQL. */
export function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
