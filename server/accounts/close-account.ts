import type { Report } from '#sync/records/report.ts';
import { certificateOf } from '../db/certificates.ts';
import { blocksOf, contactMessagesOf, forgetTraces, noticesAbout } from '../db/closing.ts';
import type { Trx } from '../db/connection.ts';
import { connectionsOf } from '../db/connections.ts';
import { directMessagesOf } from '../db/direct-messages.ts';
import { forgetSubscriptionOf } from '../db/newsletter.ts';
import { ownedIds, ownedRows } from '../db/owned.ts';
import { readRow, readRows } from '../db/records.ts';
import { nobodyId } from '../db/reports.ts';
import { forgetUses } from '../db/uploads.ts';
import { idsOf, keysOf } from '../syncing/keys-of.ts';
import { removeRows, writeChanges } from '../syncing/write.ts';
import { archiveFor, type YearsKept } from './archive-for.ts';
import { dropWaitingMail } from './drop-waiting-mail.ts';
import { giveBack, unarchived, writtenBy } from './shed-account.ts';

/**
 * Closes an account whose grace is over: nobody sees anything of it any more. All that can be much of it is shed before. What
 * the privacy policy says is kept goes to the archive: the account for 3 years, deals and plans for 7, what they wrote to us and
 * to others for 3. Analytics are none: who looked at what is counted without names.
 */
export async function closeAccount(trx: Trx, accountId: string, now: string): Promise<void> {
  const account = await readRow(trx, 'accounts', accountId);
  if (!account) return;
  const profile = await readRow(trx, 'investorProfiles', accountId);
  const company = await readRow(trx, 'companies', accountId);
  const preferences = await readRow(trx, 'preferences', accountId);
  const consents = await ownedRows(trx, 'consents', accountId);
  const subscriptions = await ownedRows(trx, 'subscriptions', accountId);
  const opportunities = await ownedRows(trx, 'opportunities', accountId);
  const reports = await ownedRows(trx, 'reports', accountId);
  const connections = await connectionsOf(trx, accountId);
  const threads = await readRows(trx, 'threads', idsOf(connections));
  const directMessages = await directMessagesOf(trx, accountId);
  const notices = await noticesAbout(trx, accountId);
  const updates = await ownedRows(trx, 'dealUpdates', accountId);
  const messages = await contactMessagesOf(trx, accountId);
  const certificate = await certificateOf(trx, accountId);

  await put('account', { account, profile, company, consents, certificate });
  await put('transaction', { subscriptions, opportunities });
  const written = writtenBy(accountId, directMessages);
  await put('communication', { messages, reports, connections, written, updates });

  await giveBack(trx, accountId, connections, now);
  const own = unarchived.map(async (table) => keysOf(table, await ownedIds(trx, table, accountId)));
  await removeRows(
    trx,
    [
      ...(await Promise.all(own)).flat(),
      ...keysOf('dealUpdates', idsOf(updates)),
      ...keysOf('dealViews', await ownedIds(trx, 'dealViews', accountId)),
      ...keysOf('opportunities', idsOf(opportunities)),
      ...keysOf('consents', idsOf(consents)),
      ...keysOf('subscriptions', idsOf(subscriptions)),
      ...keysOf('reports', idsOf(reports.filter(({ state }) => state !== 'open'))),
      ...keysOf('directMessages', idsOf(directMessages)),
      ...keysOf('threads', idsOf(threads)),
      ...keysOf('notifications', notices),
      // What others were told of this person goes with the connections and the deals.
      ...keysOf('connections', idsOf(connections)),
      // After them: while two are connected, a block that goes tells who was blocked how to reach the other.
      ...keysOf('blocks', [
        ...(await ownedIds(trx, 'blocks', accountId)),
        ...(await blocksOf(trx, accountId)),
      ]),
      ...keysOf('investorProfiles', profile ? [accountId] : []),
      ...keysOf('companies', company ? [accountId] : []),
      ...keysOf('preferences', preferences ? [accountId] : []),
      ...keysOf('accounts', [accountId]),
    ],
    now,
  );
  await leaveToAdmins(trx, reports, now);
  await forgetUses(trx, directMessages);
  await forgetTraces(trx, accountId);
  await dropWaitingMail(trx, account, now);
  // A mailbox that was never proven to be theirs may be somebody else's.
  if (account.emailVerified) await forgetSubscriptionOf(trx, account.email, now);

  function put(kind: keyof YearsKept, content: object): Promise<void> {
    return archiveFor(trx, { accountId, kind, content }, now);
  }
}

/** What was reported is still to be looked at, whoever it came from. */
async function leaveToAdmins(trx: Trx, reports: Report[], now: string): Promise<void> {
  const open = reports.filter(({ state }) => state === 'open');
  const changes = open.map((report) => {
    return { table: 'reports' as const, id: report.id, row: { ...report, reporterId: nobodyId } };
  });
  await writeChanges(trx, changes, now);
}
