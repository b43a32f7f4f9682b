import type { AccountDecision } from '#sync/endpoints/admin.ts';
import type { Account } from '#sync/records/account.ts';
import { afterGrace } from '../accounts/closed.ts';
import { dropWaitingMail } from '../accounts/drop-waiting-mail.ts';
import { ownerOfEmail } from '../db/accounts.ts';
import { isAnotherAdmin } from '../db/admin-accounts.ts';
import { noteInAudit } from '../db/audit.ts';
import type { Trx } from '../db/connection.ts';
import { queueMessage } from '../db/messages.ts';
import { opportunitiesOf } from '../db/opportunities.ts';
import { readRow } from '../db/records.ts';
import { endSessionsOf } from '../db/sessions.ts';
import { HttpFailure } from '../http-failure.ts';
import { notify } from '../notify.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';
import { accountDecided } from './letters.ts';
import { leftWithAccount, offMarket } from './off-market.ts';

/**
 * An admin's word on an account, with its mail and its line in the audit log.
 * Throws HttpFailure: 404 no such account, 409 decided so already, or otherwise since it was `seen`, about oneself,
 * about the last admin, or to be opened though its email is another's by now.
 */
export async function decideAccount(
  services: Services,
  admin: Account,
  accountId: string,
  { decision, reason = '', seen }: AccountDecision,
): Promise<void> {
  const now = services.now();
  await commit(services, async (trx) => {
    const account = await readRow(trx, 'accounts', accountId);
    if (!account) throw new HttpFailure(404, { code: 'not-found', message: 'There is no such account.' });
    if (account.id === admin.id) throw ownAccount();
    if (decision === 'delete' && !isClosed(account)) throw stillOpen();
    const decided = after(account, decision, reason.trim(), now);
    if (decided === null) throw answered('Somebody has decided so already.');
    if (seen && !isAsSeen(account, seen))
      throw answered('This account has changed meanwhile. Please look at it again.');
    const isOthers = await isProvenByAnother(trx, account);
    if (decision === 'enable' && isOthers) throw emailTaken();
    if (decision === 'disable' && (await isLastAdmin(trx, account))) throw lastAdmin();
    await writeChanges(trx, [{ table: 'accounts', id: account.id, row: decided }], now);
    if (decision === 'disable') await endSessionsOf(trx, account.id);
    // Before the mail that tells of it.
    if (decision === 'disable') await dropWaitingMail(trx, account, now);
    const hasPitches = await takePitches(trx, account, { decision, reason }, now);
    if (!isOthers) await queueMessage(trx, accountDecided(decided, decision, { reason, hasPitches }), now);
    // Whoever is let in or shut out has no screen to be told on.
    if (decision === 'approve' || decision === 'decline') {
      const event = decision === 'approve' ? 'account-approved' : 'account-declined';
      await notify(trx, { accountId: account.id, event, aboutId: account.id }, now);
    }
    const detail = [decision, reason.trim()].filter(Boolean).join(': ');
    await noteInAudit(
      trx,
      { admin, action: 'decideAccount', tableName: 'accounts', rowId: account.id, detail },
      now,
    );
  });
  if (decision === 'disable') services.poke.sessionEnded(accountId);
}

/** Whether the mailbox of this account is somebody else's: nothing of it is to be mailed there. */
async function isProvenByAnother(trx: Trx, { id, email }: Account): Promise<boolean> {
  const owner = await ownerOfEmail(trx, email);
  return owner !== undefined && owner !== id;
}

/** Whoever decides on it may have been closed themselves since they were let in. */
async function isLastAdmin(trx: Trx, { id, userType }: Account): Promise<boolean> {
  return userType === 'admin' && !(await isAnotherAdmin(trx, id));
}

function isAsSeen(account: Account, seen: NonNullable<AccountDecision['seen']>): boolean {
  return (account.approval ?? 'pending') === seen.approval && isClosed(account) === seen.isDisabled;
}

function isClosed({ disabledAt }: Account): boolean {
  return disabledAt !== null && disabledAt !== undefined;
}

/** The account as decided; null where it is so already. */
function after(
  account: Account,
  decision: AccountDecision['decision'],
  reason: string,
  now: string,
): Account | null {
  const isDisabled = isClosed(account);
  switch (decision) {
    case 'approve':
      return account.approval === 'approved'
        ? null
        : { ...account, approval: 'approved', approvalReason: null };
    case 'decline':
      return account.approval === 'declined'
        ? null
        : { ...account, approval: 'declined', approvalReason: reason };
    case 'disable':
      return isDisabled ? null : { ...account, disabledAt: now };
    case 'enable':
      return isDisabled ? opened(account, now) : null;
    case 'delete':
      return account.deleteAt ? null : { ...account, deleteAt: afterGrace(now) };
  }
}

/**
 * Its deletion that an admin began while it was closed is off. Of an account of which nothing is verified it begins anew: that one
 * goes by itself, and nobody could log in, which keeps it.
 */
function opened(account: Account, now: string): Account {
  const { deleteAt, disabledAt, emailVerified, phoneVerified } = account;
  const beganClosed = deleteAt && disabledAt && deleteAt > afterGrace(disabledAt);
  const anew = emailVerified || phoneVerified ? null : afterGrace(now);
  return { ...account, disabledAt: null, ...(beganClosed && { deleteAt: anew }) };
}

/**
 * Takes what a founder offers off the market as their account is closed; as it is opened, too, what has stayed there.
 * Answers whether there is anything to tell them: pitches that left, or that they may edit.
 */
async function takePitches(
  trx: Trx,
  { id }: Account,
  { decision, reason = '' }: AccountDecision,
  now: string,
): Promise<boolean> {
  if (decision !== 'disable' && decision !== 'enable') return false;
  const note = decision === 'disable' ? reason.trim() : leftWithAccount;
  const taken = await offMarket(trx, id, note, now);
  await writeChanges(trx, taken, now);
  if (decision === 'disable') return taken.length > 0;
  return (await opportunitiesOf(trx, id)).some(({ status }) => status === 'declined');
}

function ownAccount(): HttpFailure {
  const message = 'You cannot decide on your own account: another admin has to.';
  return new HttpFailure(409, { code: 'own-account', message });
}

function stillOpen(): HttpFailure {
  return answered('This account is open. Only one that is closed can be deleted here.');
}

function emailTaken(): HttpFailure {
  const message = 'Somebody else has proven that this email is theirs, so this account stays closed.';
  return new HttpFailure(409, { code: 'email-taken', message });
}

function lastAdmin(): HttpFailure {
  const message = 'Nobody else is an admin any more. Make somebody else an admin first.';
  return new HttpFailure(409, { code: 'last-admin', message });
}

function answered(message: string): HttpFailure {
  return new HttpFailure(409, { code: 'already-answered', message });
}
