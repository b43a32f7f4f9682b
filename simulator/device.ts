import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createPersonDb, type PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { type Drained, drain, type World } from '#src/syncing/drain.ts';
import { newId } from '#sync/ids.ts';
import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';
import { type Row, type TableName, tableNames } from '#sync/tables.ts';

/** One device of one person: the app's own database and engine on an IndexedDB of its own. */
export type Device = {
  db: PersonDb;
  /** What a screen's verb does. Throws RefusedError where the device itself refuses. */
  mutate<Name extends MutationName>(name: Name, args: ArgsOf<Name>): Promise<void>;
  sync(): Promise<Drained>;
  /** Once over another network, or with another server. */
  syncWith(post: World['post'], options?: { askFirst: boolean }): Promise<Drained>;
  row<T extends TableName>(table: T, id: string): Promise<Row<T> | undefined>;
  /** Everything a screen could show, by table and id. */
  everything(): Promise<Record<string, Row[]>>;
};

export function createDevice(userId: string, post: World['post'], now: () => number): Device {
  const db = createPersonDb(userId, { indexedDB: new IDBFactory(), IDBKeyRange });
  const world: World = {
    currentDb: async () => db,
    settleLogout: async () => {},
    post,
    now,
    onStored() {},
  };
  return {
    db,
    async mutate(name, args) {
      await enqueue(db, { id: newId(now()), name, args, doneAt: new Date(now()).toISOString() });
    },
    sync: () => drain(world),
    syncWith: (other, options) => drain({ ...world, post: other }, options),
    row: (table, id) => rowsOf(db, table).get(id),
    async everything() {
      const tables = await Promise.all(
        tableNames.map(async (table) => [table, await rowsOf(db, table).orderBy('id').toArray()] as const),
      );
      return Object.fromEntries(tables);
    },
  };
}
