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

/** How many certificates wait for an admin's word on who sent them, and since when the oldest does. */
export async function certificatesToReview(db: Db): Promise<{ total: number; since: string | null }> {
  return db
    .selectFrom('certificates')
    .innerJoin('accounts', 'accounts.id', 'certificates.accountId')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min<string | null>('uploadedAt').as('since')])
    .where('approval', '=', 'pending')
    .where('disabledAt', 'is', null)
    .executeTakeFirstOrThrow();
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
