import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

export async function saveCertificate(trx: Trx, certificate: Schema['certificates']): Promise<void> {
  const { accountId: _, ...changes } = certificate;
  await trx
    .insertInto('certificates')
    .values(certificate)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(changes))
    .execute();
}

/** What is known of a person's certificate, without the file. */
export async function certificateOf(db: Db, accountId: string) {
  const found = await certificatesOf(db, [accountId]);
  return found[0] ?? null;
}

export async function certificatesOf(db: Db, accountIds: string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('certificates')
    .select(['accountId', 'name', 'type', 'size', 'uploadedAt'])
    .where('accountId', 'in', accountIds)
    .execute();
}

export async function certificateFile(db: Db, accountId: string) {
  return db
    .selectFrom('certificates')
    .select(['name', 'type', 'bytes'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}
