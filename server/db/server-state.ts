import { compiledOnce } from './compiled-once.ts';
import type { Db, Trx } from './connection.ts';

export type ServerState = { epoch: string; number: number; floor: number };

/** The history this database belongs to, its counter of changes, and the highest pruned deletion. */
export async function readServerState(db: Db): Promise<ServerState> {
  const [state] = await askState(db, {});
  return only(state);
}

const askState = compiledOnce((db) => db.selectFrom('serverState').select(['epoch', 'number', 'floor']));

/** Counts one change and answers its number. */
export async function nextNumber(trx: Trx): Promise<number> {
  const [counted] = await count(trx, {});
  return only(counted).number;
}

const count = compiledOnce((db) =>
  db
    .updateTable('serverState')
    .set((row) => ({ number: row('number', '+', 1) }))
    .returning('number'),
);

/** Counts so many changes and answers the number before the first of them. */
export async function nextNumbers(trx: Trx, count: number): Promise<number> {
  const { number } = await trx
    .updateTable('serverState')
    .set((row) => ({ number: row('number', '+', count) }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number - count;
}

function only<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The database has no state');
  return found;
}

/** After a restore: devices that saw the lost future must know that this is another history. */
export async function beginEpoch(db: Db, epoch: string): Promise<void> {
  await db.updateTable('serverState').set({ epoch }).execute();
}

export async function raiseFloor(trx: Trx, floor: number): Promise<void> {
  await trx.updateTable('serverState').set({ floor }).where('floor', '<', floor).execute();
}
