import type { Connection } from '#sync/records/connection.ts';
import type { Message } from '#sync/records/message.ts';
import { askerOf, monthOf } from '#sync/rules/connections.ts';
import type { Key, TableName } from '#sync/tables.ts';
import { archive } from '../db/archive.ts';
import { certificateOf } from '../db/certificates.ts';
import { contactMessagesOf, forgetTraces, keptByOthers, ownedIds, ownedRows } from '../db/closing.ts';
import type { Trx } from '../db/connection.ts';
import { uncountConnection } from '../db/connection-counts.ts';
import { connectionsOf } from '../db/connections.ts';
import { directMessagesOf } from '../db/direct-messages.ts';
import { forgetSubscriptionOf } from '../db/newsletter.ts';
import { readRow, readRows } from '../db/records.ts';
import { forgetUses } from '../db/uploads.ts';
import { removeRows } from '../syncing/write.ts';
import { dropWaitingMail } from './drop-waiting-mail.ts';

const yearsKept = { account: 3, transaction: 7, communication: 3 } as const;

const messagesAtOnce = 250;

/**
 * Takes the next messages of an account that is about to be closed away, with what they wrote themselves archived. Answers
 * how many: other writers wait for each transaction, and a message costs the better part of a millisecond.
 */
export async function shedMessages(trx: Trx, accountId: string, now: string): Promise<number> {
  const messages = await directMessagesOf(trx, accountId, messagesAtOnce);
  if (messages.length === 0) return 0;
  const content = { written: writtenBy(accountId, messages) };
  await archiveFor(trx, { accountId, kind: 'communication', content }, now);
  await forgetUses(trx, messages);
  await removeRows(trx, keysOf('directMessages', idsOf(messages)), now);
  return messages.length;
}

/**
 * Closes an account whose grace is over: nobody sees anything of it any more. What the privacy policy says is kept goes
 * to the archive: the account for 3 years, deals and plans for 7, what they wrote to us and to others for 3. Analytics are none: who
 * looked at what is counted without names.
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
  const others = await keptByOthers(trx, accountId, [...idsOf(connections), ...idsOf(opportunities)]);
  const updates = await ownedRows(trx, 'dealUpdates', accountId);
  const messages = await contactMessagesOf(trx, accountId);
  const certificate = await certificateOf(trx, accountId);

  await put('account', { account, profile, company, consents, certificate });
  await put('transaction', { subscriptions, opportunities });
  const written = writtenBy(accountId, directMessages);
  await put('communication', { messages, reports, connections, written, updates });

  await giveBack(trx, accountId, connections, now);
  await removeRows(
    trx,
    [
      ...keysOf('draftVersions', await ownedIds(trx, 'draftVersions', accountId)),
      ...keysOf('drafts', await ownedIds(trx, 'drafts', accountId)),
      ...keysOf('dealUpdates', idsOf(updates)),
      ...keysOf('dealViews', await ownedIds(trx, 'dealViews', accountId)),
      ...keysOf('opportunities', idsOf(opportunities)),
      ...keysOf('attention', await ownedIds(trx, 'attention', accountId)),
      ...keysOf('consents', idsOf(consents)),
      ...keysOf('subscriptions', idsOf(subscriptions)),
      ...keysOf('reports', idsOf(reports)),
      ...keysOf('directMessages', idsOf(directMessages)),
      ...keysOf('threads', idsOf(threads)),
      ...keysOf('notifications', others.notifications),
      // What others were told of this person goes with the connections and the deals.
      ...keysOf('connections', idsOf(connections)),
      // After them: while two are connected, a block that goes tells who was blocked how to reach the other.
      ...keysOf('blocks', [...(await ownedIds(trx, 'blocks', accountId)), ...others.blocks]),
      ...keysOf('pipeline', await ownedIds(trx, 'pipeline', accountId)),
      ...keysOf('investments', await ownedIds(trx, 'investments', accountId)),
      ...keysOf('approaches', await ownedIds(trx, 'approaches', accountId)),
      ...keysOf('notifications', await ownedIds(trx, 'notifications', accountId)),
      ...keysOf('investorProfiles', profile ? [accountId] : []),
      ...keysOf('companies', company ? [accountId] : []),
      ...keysOf('preferences', preferences ? [accountId] : []),
      ...keysOf('accounts', [accountId]),
    ],
    now,
  );
  await forgetUses(trx, directMessages);
  await forgetTraces(trx, accountId);
  await dropWaitingMail(trx, account, now);
  // A mailbox that was never proven to be theirs may be somebody else's.
  if (account.emailVerified) await forgetSubscriptionOf(trx, account.email, now);

  function put(kind: keyof typeof yearsKept, content: object): Promise<void> {
    return archiveFor(trx, { accountId, kind, content }, now);
  }
}

/** Whoever asked this person this month may ask somebody else in their place. */
async function giveBack(trx: Trx, accountId: string, connections: Connection[], now: string): Promise<void> {
  const month = monthOf(now);
  for (const connection of connections)
    if (askerOf(connection) !== accountId && monthOf(connection.createdAt) === month)
      await uncountConnection(trx, askerOf(connection), month);
}

/** What others wrote is theirs. */
function writtenBy(accountId: string, messages: Message[]): Message[] {
  return messages.filter(({ senderId }) => senderId === accountId);
}

async function archiveFor(
  trx: Trx,
  kept: { accountId: string; kind: keyof typeof yearsKept; content: object },
  now: string,
): Promise<void> {
  await archive(trx, kept, { archivedAt: now, removeAt: yearsAfter(now, yearsKept[kept.kind]) });
}

function yearsAfter(now: string, years: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}

function keysOf(table: TableName, ids: string[]): Key[] {
  return ids.map((id) => ({ table, id }));
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
