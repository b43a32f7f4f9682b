import type { Account } from '#sync/records/account.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import type { Db } from './db/connection.ts';
import { preferencesOf } from './preferences-of.ts';

/** Whether a person is to be told of this kind by mail as it happens: they want it, and not once a day. */
export async function wantsMailNow(
  db: Db,
  { id, disabledAt }: Account,
  kind: NotificationKind,
): Promise<boolean> {
  const preferences = await preferencesOf(db, id);
  return !disabledAt && preferences.pace !== 'daily' && preferences[kind];
}
