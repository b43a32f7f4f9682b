import type { Connection } from '#sync/records/connection.ts';
import { blockId } from '#sync/rules/messages.ts';
import type { Db } from './connection.ts';
import { readRow } from './records.ts';

/** Whether one of the two wants no words from the other. */
export async function isBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  return isOneOn(db, [blockId(one, other), blockId(other, one)]);
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

/** How many people somebody has blocked, those included whom they have forgiven. */
export async function blockCount(db: Db, blockerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('blocks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('blockerId', '=', blockerId)
    .executeTakeFirstOrThrow();
  return count;
}
