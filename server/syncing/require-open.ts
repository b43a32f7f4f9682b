import type { Db } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { signInAgain } from '../not-signed-in.ts';

/**
 * A session is looked at before the work of a request begins, of which there may be much: by now the account may be closed, or
 * about to go, which has ended every session. Throws HttpFailure 401 then; asked in the transaction that would do it, or as it begins.
 */
export async function requireOpen(db: Db, userId: string): Promise<void> {
  const account = await readRow(db, 'accounts', userId);
  if (account && !account.disabledAt && !account.deleteAt) return;
  throw signInAgain();
}
