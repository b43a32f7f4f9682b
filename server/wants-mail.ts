import type { Account } from '#sync/records/account.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import type { Db } from './db/connection.ts';
import { type Addressed, preferencesOf } from './preferences-of.ts';

/** Whether a person is to be told of this kind by mail as it happens: they want it, not once a day, can sign in and are not leaving. */
export async function wantsMailNow(db: Db, account: Account, kind: NotificationKind): Promise<boolean> {
  return isMailedNow({ account, preferences: await preferencesOf(db, account.id) }, kind);
}

/** The same of somebody whose choices have been read. */
export function isMailedNow({ account, preferences }: Addressed, kind: NotificationKind): boolean {
  const { disabledAt, deleteAt } = account;
  return !disabledAt && !deleteAt && preferences.pace !== 'daily' && preferences[kind];
}
