import { type Preferences, usualPreferences } from '#sync/records/preferences.ts';
import type { Db } from './db/connection.ts';
import { readRow } from './db/records.ts';

/** What a person chose to be told of, or what is so until they choose; that has the date ''. */
export async function preferencesOf(db: Db, accountId: string): Promise<Preferences> {
  return (await readRow(db, 'preferences', accountId)) ?? usualPreferences(accountId, '');
}
