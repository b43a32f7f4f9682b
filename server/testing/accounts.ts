import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { blankCompany, type Company } from '#sync/records/company.ts';
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

/** Stores all that a founder has to say of their company before a pitch of theirs is public. */
export async function storeCompany(
  { database, now }: Pick<Services, 'database' | 'now'>,
  founderId: string,
  given: Partial<Company> = {},
): Promise<void> {
  const row = { ...blankCompany(founderId, now()), ...wholeCompany, ...given };
  const change = { table: 'companies' as const, id: founderId, row };
  await database.write.transaction().execute((trx) => writeChanges(trx, [change], now()));
}

/** All that has to be said of a company before a pitch of it is public. */
export const wholeCompany = {
  companyName: 'Rain Looms',
  stage: 'Prototype',
  companyDescription: 'Looms that run on rain water, for weavers without a power line.',
  industry: 'Manufacturing',
  location: 'Surat',
  fundingRequired: 2_500_000,
  teamSize: 4,
  useOfFunds: 'Two looms and a year of rain.',
  businessModel: 'Weavers rent a loom by the metre.',
};
