import { allTables, type PersonDb } from './person-db.ts';
import { reconnecting } from './reconnecting.ts';

/** Does work in one durable transaction over everything of a person; done again as a whole where the connection was lost. */
export function inTransaction<T>(db: PersonDb, work: () => Promise<T>): Promise<T> {
  return reconnecting(db, () =>
    db.transaction('rw', [...allTables(db), db.typed, db.chosen, db.forms, db.asks], work),
  );
}
