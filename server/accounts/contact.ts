import type { Account } from '#sync/records/account.ts';
import { ownerOfEmail, removePassword, rivalsFor } from '../db/accounts.ts';
import { removeResetTokens } from '../db/codes.ts';
import type { Trx } from '../db/connection.ts';
import { removeIdentities } from '../db/identities.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow, readRows } from '../db/records.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { moveSubscription } from '../newsletter.ts';
import type { Services } from '../services.ts';
import { writeChanges } from '../syncing/write.ts';
import { afterGrace } from './closed.ts';
import { emailChanged, googleUnlinked } from './letters.ts';

/**
 * The email is this account's, proven. Who else claimed it without proof has nothing any more: their accounts are closed, and
 * go after the grace, their sessions end. Where it takes the place of another, the Google account of that opens this no more.
 * Answers whom that struck; 'taken' where somebody proved it first.
 */
export async function takeOverEmail(
  trx: Trx,
  services: Pick<Services, 'now' | 'publicUrl'>,
  account: Account,
  email: string,
): Promise<string[] | 'taken'> {
  const now = services.now();
  const owner = await ownerOfEmail(trx, email);
  if (owner !== undefined && owner !== account.id) return 'taken';
  const rivals = await rivalsFor(trx, email, account.id);
  for (const rival of await readRows(trx, 'accounts', rivals)) {
    await writeAccount(trx, { ...rival, disabledAt: now, deleteAt: rival.deleteAt ?? afterGrace(now) }, now);
    await removePassword(trx, rival.id);
    await endSessionsOf(trx, rival.id);
  }
  await writeAccount(trx, { ...account, email, emailVerified: true, pendingEmail: null }, now);
  // Links in the old mailbox open nothing any more.
  await removeResetTokens(trx, account.id);
  if (account.emailVerified && account.email !== email)
    await queueMessage(trx, emailChanged(account.email), now);
  if (account.email !== email) await moveSubscription(trx, account, email, services.publicUrl(), now);
  if (account.email !== email && (await removeIdentities(trx, account.id)))
    await queueMessage(trx, googleUnlinked(email, services.publicUrl()), now);
  return rivals;
}

/** The phone is this account's, proven. A household may share one. */
export async function takeOverPhone(
  trx: Trx,
  account: Account,
  phone: string,
  now: string,
): Promise<string[]> {
  await writeAccount(trx, { ...account, phone, phoneVerified: true, pendingPhone: null }, now);
  return [];
}

/**
 * Asks for another email, which is the account's once its code has come back: who has not proven it, nor signed up with it,
 * stands in nobody's way there.
 */
export async function askForEmail(trx: Trx, account: Account, email: string, now: string): Promise<void> {
  await writeAccount(trx, { ...account, pendingEmail: email === account.email ? null : email }, now);
}

/** Whoever sets a password takes the account back: what somebody else asked for in it, whose code may be theirs, is off. */
export async function forgetChangesAskedFor(trx: Trx, accountId: string, now: string): Promise<void> {
  const account = await readRow(trx, 'accounts', accountId);
  if (account?.pendingEmail || account?.pendingPhone)
    await writeAccount(trx, { ...account, pendingEmail: null, pendingPhone: null }, now);
}

export async function askForPhone(trx: Trx, account: Account, phone: string, now: string): Promise<void> {
  const asked = account.phoneVerified
    ? { ...account, pendingPhone: phone === account.phone ? null : phone }
    : { ...account, phone };
  await writeAccount(trx, asked, now);
}

function writeAccount(trx: Trx, row: Account, now: string): Promise<number> {
  return writeChanges(trx, [{ table: 'accounts', id: row.id, row }], now);
}
