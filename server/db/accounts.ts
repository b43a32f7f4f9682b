import type { Account } from '#sync/records/account.ts';
import type { Db, Trx } from './connection.ts';
import { readRow } from './records.ts';

/** The account with this email (folded to lower case) and the hash of its password. */
export async function accountByEmail(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('credentials', 'credentials.accountId', 'accounts.id')
    .select(['accounts.id', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return found !== undefined;
}

export async function savePassword(trx: Trx, accountId: string, passwordHash: string): Promise<void> {
  await trx
    .insertInto('credentials')
    .values({ accountId, passwordHash })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ passwordHash }))
    .execute();
}

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Investors whose email and phone are verified, oldest first. */
export async function verifiedInvestors(db: Db): Promise<Account[]> {
  const ids = await db
    .selectFrom('accounts')
    .select('id')
    .where('userType', '=', 'investor')
    .where('emailVerified', '=', 1)
    .where('phoneVerified', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(500)
    .execute();
  const accounts = await Promise.all(ids.map(({ id }) => readRow(db, 'accounts', id)));
  return accounts.filter((account) => account !== undefined);
}
