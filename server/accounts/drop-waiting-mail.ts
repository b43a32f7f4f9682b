import type { Account } from '#sync/records/account.ts';
import { rivalsFor } from '../db/accounts.ts';
import type { Trx } from '../db/connection.ts';
import { lapseMails } from '../db/messages.ts';

/** What waits to be mailed to somebody whose account is closed is not sent; what waits for a mailbox that others claim, too, is. */
export async function dropWaitingMail(
  trx: Trx,
  { id, email, emailVerified }: Pick<Account, 'id' | 'email' | 'emailVerified'>,
  now: string,
): Promise<void> {
  // A mailbox that was never proven to be theirs may be somebody else's.
  if (!emailVerified || (await rivalsFor(trx, email, id)).length > 0) return;
  await lapseMails(trx, email, now);
}
