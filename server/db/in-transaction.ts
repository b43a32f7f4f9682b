import type { Db, Trx } from './connection.ts';

/** Runs work in the transaction it is given, or in one of its own. */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (isTrx(db)) return work(db);
  return db.transaction().execute(work);
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
}
