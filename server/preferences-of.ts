import type { Account } from '#sync/records/account.ts';
import { type Preferences, usualPreferences } from '#sync/records/preferences.ts';
import type { Db } from './db/connection.ts';
import { readRow, readRows } from './db/records.ts';

/** A person with what they chose to be told of. */
export type Addressed = { account: Account; preferences: Preferences };

/** These people, those of them that are there, in the order of their ids here. */
export async function addressedOf(db: Db, accountIds: string[]): Promise<Addressed[]> {
  const accounts = new Map((await readRows(db, 'accounts', accountIds)).map((row) => [row.id, row]));
  const chosen = new Map((await readRows(db, 'preferences', accountIds)).map((row) => [row.id, row]));
  return accountIds.flatMap((id) => {
    const account = accounts.get(id);
    return account ? [{ account, preferences: chosen.get(id) ?? usualPreferences(id, '') }] : [];
  });
}

/** What a person chose to be told of, or what is so until they choose; that has the date ''. */
export async function preferencesOf(db: Db, accountId: string): Promise<Preferences> {
  return (await readRow(db, 'preferences', accountId)) ?? usualPreferences(accountId, '');
}
