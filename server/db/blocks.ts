import type { Connection } from '#sync/records/connection.ts';
import { blockId } from '#sync/rules/messages.ts';
import type { Db } from './connection.ts';
import { readRow } from './records.ts';

/** Whether one of the two wants no words from the other. */
export async function isBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  return isOneOn(db, [blockId(one, other), blockId(other, one)]);
}

/** Everybody who wants no words from somebody, or from whom they want none. */
export async function blockedWith(db: Db, accountId: string): Promise<Set<string>> {
  const found = await db
    .selectFrom('blocks')
    .select(['blockerId', 'blockedId'])
    .where((row) => row.or([row('blockerId', '=', accountId), row('blockedId', '=', accountId)]))
    .where('isOn', '=', 1)
    .execute();
  return new Set(found.flatMap(({ blockerId, blockedId }) => [blockerId, blockedId]));
}

/** A connection, unless one of its two wants no words from the other. */
export async function unblockedConnection(db: Db, id: string): Promise<Connection | undefined> {
  const connection = await readRow(db, 'connections', id);
  const isBlocked =
    connection !== undefined && (await isBlockBetween(db, connection.investorId, connection.entrepreneurId));
  return isBlocked ? undefined : connection;
}

/** Whether somebody wants no words from somebody else. */
export async function isBlocking(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  return isOneOn(db, [blockId(blockerId, blockedId)]);
}

async function isOneOn(db: Db, ids: string[]): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('id')
    .where('id', 'in', ids)
    .where('isOn', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
