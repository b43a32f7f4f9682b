import type { Connection } from '#sync/records/connection.ts';
import type { Message } from '#sync/records/message.ts';
import { askerOf, monthOf } from '#sync/rules/connections.ts';
import { forgetOutcomesOf } from '../db/clients.ts';
import { connectionIdsOf, noticesAbout } from '../db/closing.ts';
import type { Trx } from '../db/connection.ts';
import { uncountConnection } from '../db/connection-counts.ts';
import { directMessagesOf } from '../db/direct-messages.ts';
import { ownedIds } from '../db/owned.ts';
import { readRows } from '../db/records.ts';
import { forgetUses } from '../db/uploads.ts';
import { idsOf, keysOf } from '../syncing/keys-of.ts';
import { removeRows } from '../syncing/write.ts';
import { archiveFor } from './archive-for.ts';

const rowsAtOnce = 250;
/** With each goes a thread, and how the two reach each other. */
const connectionsAtOnce = 50;
/** Nothing follows from one. */
const outcomesAtOnce = 1_000;

/** What is a person's own and goes with them: nothing of it is archived. */
export const unarchived = [
  'draftVersions',
  'drafts',
  'attention',
  'pipeline',
  'investments',
  'approaches',
  'notifications',
] as const;

/**
 * Takes the next part of an account that is about to be closed away, with what is kept of it archived. Answers how many rows,
 * 0 where all that can be much is gone: other writers wait for each transaction, and a row costs up to a millisecond.
 */
export async function shedPart(trx: Trx, accountId: string, now: string): Promise<number> {
  // What was told of a connection is found by the connection.
  for (const shed of [shedMessages, shedNotices, shedConnections, shedConsents, shedOwn, shedOutcomes]) {
    const count = await shed(trx, accountId, now);
    if (count > 0) return count;
  }
  return 0;
}

async function shedMessages(trx: Trx, accountId: string, now: string): Promise<number> {
  const messages = await directMessagesOf(trx, accountId, rowsAtOnce);
  if (messages.length === 0) return 0;
  const content = { written: writtenBy(accountId, messages) };
  await archiveFor(trx, { accountId, kind: 'communication', content }, now);
  await forgetUses(trx, messages);
  await removeRows(trx, keysOf('directMessages', idsOf(messages)), now);
  return messages.length;
}

/** What others wrote is theirs. */
export function writtenBy(accountId: string, messages: Message[]): Message[] {
  return messages.filter(({ senderId }) => senderId === accountId);
}

async function shedNotices(trx: Trx, accountId: string, now: string): Promise<number> {
  const notices = await noticesAbout(trx, accountId, rowsAtOnce);
  await removeRows(trx, keysOf('notifications', notices), now);
  return notices.length;
}

async function shedConnections(trx: Trx, accountId: string, now: string): Promise<number> {
  const ids = await connectionIdsOf(trx, accountId, connectionsAtOnce);
  if (ids.length === 0) return 0;
  const connections = await readRows(trx, 'connections', ids);
  await archiveFor(trx, { accountId, kind: 'communication', content: { connections } }, now);
  await giveBack(trx, accountId, connections, now);
  await removeRows(trx, [...keysOf('threads', ids), ...keysOf('connections', ids)], now);
  return ids.length;
}

/** Whoever asked this person this month may ask somebody else in their place. */
export async function giveBack(
  trx: Trx,
  accountId: string,
  connections: Connection[],
  now: string,
): Promise<void> {
  const month = monthOf(now);
  for (const connection of connections)
    if (askerOf(connection) !== accountId && monthOf(connection.createdAt) === month)
      await uncountConnection(trx, askerOf(connection), month);
}

async function shedOwn(trx: Trx, accountId: string, now: string): Promise<number> {
  for (const table of unarchived) {
    const ids = await ownedIds(trx, table, accountId, rowsAtOnce);
    await removeRows(trx, keysOf(table, ids), now);
    if (ids.length > 0) return ids.length;
  }
  return 0;
}

async function shedConsents(trx: Trx, accountId: string, now: string): Promise<number> {
  const consents = await readRows(trx, 'consents', await ownedIds(trx, 'consents', accountId, rowsAtOnce));
  if (consents.length === 0) return 0;
  await archiveFor(trx, { accountId, kind: 'account', content: { consents } }, now);
  await removeRows(trx, keysOf('consents', idsOf(consents)), now);
  return consents.length;
}

/** Nobody is shown what became of their work but by asking for it, which they cannot any more. */
function shedOutcomes(trx: Trx, accountId: string): Promise<number> {
  return forgetOutcomesOf(trx, accountId, outcomesAtOnce);
}
