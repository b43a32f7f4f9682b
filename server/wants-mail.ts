import type { Account } from '#sync/records/account.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import type { Db } from './db/connection.ts';
import { preferencesOf } from './preferences-of.ts';

/** Whether a person is to be told of this kind by mail as it happens: they want it, not once a day, can sign in and are not leaving. */
export async function wantsMailNow(
  db: Db,
  { id, disabledAt, deleteAt }: Account,
  kind: NotificationKind,
): Promise<boolean> {
  const preferences = await preferencesOf(db, id);
  return !disabledAt && !deleteAt && preferences.pace !== 'daily' && preferences[kind];
}
