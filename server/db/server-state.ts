import type { Db, Trx } from './connection.ts';

export type ServerState = { epoch: string; number: number; floor: number };

/** The history this database belongs to, its counter of changes, and the highest pruned deletion. */
export async function readServerState(db: Db): Promise<ServerState> {
  return db.selectFrom('serverState').select(['epoch', 'number', 'floor']).executeTakeFirstOrThrow();
}

/** Counts one change and answers its number. */
export async function nextNumber(trx: Trx): Promise<number> {
  const { number } = await trx
    .updateTable('serverState')
    .set((row) => ({ number: row('number', '+', 1) }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** After a restore: devices that saw the lost future must know that this is another history. */
export async function beginEpoch(db: Db, epoch: string): Promise<void> {
  await db.updateTable('serverState').set({ epoch }).execute();
}

export async function raiseFloor(trx: Trx, floor: number): Promise<void> {
  await trx.updateTable('serverState').set({ floor }).where('floor', '<', floor).execute();
}
