import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import type { Services } from '../services.ts';
import { writeChanges } from '../syncing/write.ts';

/** Stores an account, a verified entrepreneur unless told otherwise. */
export async function storeAccount(
  { database, now }: Pick<Services, 'database' | 'now'>,
  given: Partial<Account> = {},
): Promise<Account> {
  const id = given.id ?? newId();
  const account: Account = {
    id,
    email: `${id}@people.example`,
    username: id,
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    location: 'Kochi, India',
    emailVerified: true,
    phoneVerified: true,
    createdAt: now(),
    ...given,
  };
  await database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id, row: account }], now()));
  return account;
}
