import type { Change } from '#sync/mutation.ts';
import type { Account } from '#sync/records/account.ts';
import type { Registration } from '#sync/rules/registration/all.ts';
import type { Db } from '../db/connection.ts';
import { ownedRows } from '../db/owned.ts';
import { readRow } from '../db/records.ts';
import { accountOf, rowsBeside } from './new-account.ts';

/**
 * What a later sign-up of the same person, by another form, adds to an account that nobody has verified: what it says takes
 * the place of what stood there; what it does not ask for stays.
 */
export async function laterRows(
  db: Db,
  registration: Registration,
  account: Account,
  now: string,
): Promise<Change[]> {
  const beside = await Promise.all(
    rowsBeside(registration, account.id, now).map((change) => added(db, registration, change)),
  );
  return [
    { table: 'accounts', id: account.id, row: accountWith(registration, account, now) },
    ...beside.filter((change) => change !== null),
  ];
}

function accountWith(registration: Registration, account: Account, now: string): Account {
  const { fullName, location, phone } = accountOf(registration, account.id, account.username, now);
  return {
    ...account,
    fullName,
    location: location || account.location,
    // One that was verified is changed in the settings, with a code.
    phone: account.phoneVerified ? account.phone : phone || account.phone,
  };
}

/** The row as it is to be; null where it is there, or the form asked nothing of it. */
async function added(db: Db, { form }: Registration, change: Change): Promise<Change | null> {
  if (change.table === 'investorProfiles') return form === 'investor' ? change : null;
  if (change.table === 'companies') {
    if (form === 'entrepreneur-full') return change;
    if (form !== 'entrepreneur-basic') return null;
    const before = await readRow(db, 'companies', change.id);
    const { companyName, stage, companyDescription, updatedAt } = change.row;
    const first = { companyName, stage, companyDescription, updatedAt };
    return before ? { ...change, row: { ...before, ...first } } : change;
  }
  if (change.table === 'subscriptions')
    return (await readRow(db, 'subscriptions', change.id)) ? null : change;
  if (change.table !== 'consents') return change;
  const { accountId, kind } = change.row;
  const answers = await ownedRows(db, 'consents', accountId);
  return answers.some((answer) => answer.kind === kind && answer.given) ? null : change;
}
