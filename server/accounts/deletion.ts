import type { Account } from '#sync/records/account.ts';
import { deletionAsked, deletionUndone } from '../administration/letters.ts';
import { isAnotherAdmin } from '../db/admin-accounts.ts';
import type { Trx } from '../db/connection.ts';
import { readRow } from '../db/records.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { notSignedIn } from '../not-signed-in.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { afterGrace, isClosed } from './closed.ts';
import { wrongCredentials } from './sign-in.ts';
import { tellSparingly } from './tell-sparingly.ts';

/**
 * Begins the grace: every session ends, nothing else changes yet. Answers when the account goes.
 * Throws HttpFailure 409 where nobody would be left to look after the others.
 */
export async function askForDeletion(services: Services, { id }: Account): Promise<string> {
  const now = services.now();
  const deleteAt = afterGrace(now);
  await commit(services, async (trx) => {
    const account = await readRow(trx, 'accounts', id);
    if (!account) throw notSignedIn();
    if (account.userType === 'admin' && !(await isAnotherAdmin(trx, id))) {
      const message = 'You are the only admin. Make somebody else an admin first.';
      throw new HttpFailure(409, { code: 'last-admin', message });
    }
    await writeChanges(trx, [{ table: 'accounts', id, row: { ...account, deleteAt } }], now);
    await endSessionsOf(trx, id);
    await tellSparingly(trx, deletionAsked(account, deleteAt), now);
  });
  services.poke.sessionEnded(id);
  return deleteAt;
}

/**
 * Whoever logs in within the grace wants the account after all: answers whether there was anything to undo. Once it is over, parts
 * of the account may be gone: throws HttpFailure 401, as for a wrong password.
 */
export async function undoDeletion(trx: Trx, { id, deleteAt }: Account, now: string): Promise<boolean> {
  if (!deleteAt) return false;
  const account = await readRow(trx, 'accounts', id);
  if (!account || isClosed(account, now)) throw wrongCredentials();
  if (!account.deleteAt) return false;
  await writeChanges(trx, [{ table: 'accounts', id, row: { ...account, deleteAt: null } }], now);
  await tellSparingly(trx, deletionUndone(account), now);
  return true;
}
