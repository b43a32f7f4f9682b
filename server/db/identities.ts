import type { Db, Trx } from './connection.ts';
import type { Schema } from './schema.ts';

/** Whose account a provider's person opens. */
export async function accountOfIdentity(
  db: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('identities')
    .select('accountId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.accountId;
}

/** Since when a provider's person opens an account, the newest of them; null where none does. */
export async function linkedAt(db: Db, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('identities')
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return found?.at ?? null;
}

/** None of them opens the account any more. Answers whether any did. */
export async function removeIdentities(trx: Trx, accountId: string): Promise<boolean> {
  const removed = await trx.deleteFrom('identities').where('accountId', '=', accountId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** None of them does any more, and none is to come to it by itself: its owner said so. */
export async function endIdentities(trx: Trx, accountId: string, endedAt: string): Promise<void> {
  await removeIdentities(trx, accountId);
  await trx
    .insertInto('endedIdentities')
    .values({ accountId, endedAt })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ endedAt }))
    .execute();
}

export async function hasEndedIdentities(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('endedIdentities')
    .select('endedAt')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A provider's person opens an account from now on, whatever its owner has ended before. */
export async function saveIdentity(trx: Trx, identity: Schema['identities']): Promise<void> {
  await trx.insertInto('identities').values(identity).execute();
  await trx.deleteFrom('endedIdentities').where('accountId', '=', identity.accountId).execute();
}
