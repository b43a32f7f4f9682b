import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Failure } from '#sync/errors.ts';
import { newId } from '#sync/ids.ts';
import type { Cursors } from '#sync/protocol.ts';
import { type Row, type TableName, tableNames } from '#sync/tables.ts';

/**
 * Work of the person on its way to the server. `order` is the order of doing; `seq` is given when the entry is frozen.
 * waiting -> frozen (handed to the network; unchangeable until its outcome is stored) -> applied (decided, until every
 * cursor has passed `at`) -> kept; or frozen -> waiting again with a reason and `notBefore`; or frozen -> refused.
 */
export type Entry = {
  order: number;
  id: string;
  name: string;
  args: unknown;
  /** Key texts of the rows it may change. */
  touches: string[];
  /** When the person did it, by the device's clock: ISO. */
  doneAt: string;
  state: 'waiting' | 'frozen' | 'applied' | 'refused';
  seq?: number;
  /** Why it waits, or was refused. */
  failure?: Failure;
  /** Not to be sent between `heldSince` and `notBefore`, device clock in ms. */
  heldSince?: number;
  notBefore?: number;
  /** The number that shows all its effects. */
  at?: number;
};

/** A row as the server has it, kept while unsent work shows something else; null where the server has none. */
export type Base = { key: string; row: Row | null };

export type Meta = {
  key: 'meta';
  clientId: string;
  userId: string;
  epoch: string;
  nextSeq: number;
  ack: number;
  cursors: Cursors;
  /** Set while everything is read anew: rows that are not named by the end go. */
  resyncFrom: number | null;
  /** Counts what the person did: who watches this sees that there is something to send. */
  writes: number;
  /** The shapes of the row tables these cursors are for. */
  shape: string;
  /** The second secret of the session, for the two calls of the spec that want a bearer. */
  token: string | null;
  /** The person has left the device: what remains of this is about to be deleted. */
  isLeft?: true;
};

/** The person's database. Row tables are named by shape: a new shape is a new table, fetched again, never migrated. */
export type PersonDb = Dexie & {
  base: Table<Base, string>;
  outbox: Table<Entry, number>;
  kept: Table<Entry & { keptAt: number }, number>;
  named: Table<{ key: string }, string>;
  meta: Table<Meta, string>;
};

const shapes: Record<TableName, number> = {
  accounts: 1,
  drafts: 1,
  draftVersions: 1,
  opportunities: 1,
  testimonials: 1,
  articles: 1,
  attention: 1,
};
const indexes: Partial<Record<TableName, string>> = { draftVersions: 'draftId' };
const prefix = 'person-';
const shape = JSON.stringify(shapes);

/** A connection to a person's database; `options` as Dexie takes them. */
export function createPersonDb(userId: string, options?: DexieOptions): PersonDb {
  const db = new Dexie(databaseName(userId), {
    chromeTransactionDurability: 'strict',
    ...options,
  }) as PersonDb; // Dexie adds tables by name
  // 2: versions of drafts. A number counts up with every new table; those there are stay as they are.
  db.version(2).stores({
    base: 'key',
    outbox: 'order, &id, state, *touches',
    kept: 'order, &id, keptAt',
    named: 'key',
    meta: 'key',
    ...Object.fromEntries(
      tableNames.map((table) => [storeName(table), ['id', indexes[table]].filter(Boolean).join()]),
    ),
  });
  return db;
}

/** Whose database this is: a user id, or `guest`. */
export function ownerOf(db: PersonDb): string {
  return db.name.slice(prefix.length);
}

/** The table that screens read. */
export function rowsOf<T extends TableName>(db: PersonDb, table: T): Table<Row<T>, string> {
  return db.table(storeName(table));
}

/** Everything one transaction of sync may touch. */
export function allTables(db: PersonDb): Table[] {
  return [
    ...tableNames.map((table) => db.table(storeName(table))),
    db.base,
    db.outbox,
    db.kept,
    db.named,
    db.meta,
  ];
}

/** What the device knows of its own dealings with the server; made at first use, begun anew for new row shapes. */
export async function readMeta(db: PersonDb): Promise<Meta> {
  const found = await db.meta.get('meta');
  if (found?.shape === shape) return found;
  if (found) return { ...found, shape, cursors: {}, resyncFrom: 0 };
  return {
    key: 'meta',
    clientId: newId(),
    userId: ownerOf(db),
    epoch: '',
    nextSeq: 1,
    ack: 0,
    cursors: {},
    resyncFrom: null,
    writes: 0,
    shape,
    token: null,
  };
}

export function databaseName(userId: string): string {
  return `${prefix}${userId}`;
}

function storeName(table: TableName): string {
  return `${table}_${shapes[table]}`;
}
