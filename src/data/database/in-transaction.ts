import { type TableName, tableNames } from '#sync/table-names.ts';
import { allTables, type PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';

/** Does work in one durable transaction over everything of a person; done again as a whole where the connection was lost. */
export function inTransaction<T>(db: PersonDb, work: () => Promise<T>): Promise<T> {
  return inTransactionOver(db, tableNames, work);
}

/** The same, of the rows over these tables alone: it begins sooner, and keeps nobody waiting who asks for others. */
export function inTransactionOver<T>(
  db: PersonDb,
  names: readonly TableName[],
  work: () => Promise<T>,
): Promise<T> {
  return reconnecting(db, () =>
    db.transaction('rw', [...allTables(db, names), db.typed, db.chosen, db.forms, db.asks], work),
  );
}
