import type { Db } from '../db/connection.ts';

const lastOf = new WeakMap<Db, Promise<unknown>>();

/** Runs work on a connection's staging tables once nobody before it uses them: a connection has them once. */
export function inTurn<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const before = lastOf.get(db) ?? Promise.resolve();
  const mine = before.then(work);
  lastOf.set(
    db,
    mine.catch(() => {}),
  );
  return mine;
}
