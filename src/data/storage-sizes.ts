import type { Table } from 'dexie';
import { neededFiles } from '#src/data/database/entry-files.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { rowBytes } from '#src/data/database/row-bytes.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { allHeldWords } from '#src/data/words/held-words.ts';
import { keyText, type TableName, tableNames } from '#sync/table-names.ts';
import { pinnedFiles } from './pinned-files.ts';

/** What a device holds of a person, by what it is to them. `unsent`: what is nowhere else. */
export type PersonGroup = 'deals' | 'messages' | 'own' | 'files' | 'unsent';

/** `count`: rows or files. */
export type Size = { count: number; bytes: number };

/** `keptFiles`: of the files, those that do not go with the others, as a trip needs them. */
export type PersonSizes = Record<PersonGroup, Size> & { keptFiles: Size };

const groups: Partial<Record<TableName, PersonGroup>> = {
  opportunities: 'deals',
  dealUpdates: 'deals',
  testimonials: 'deals',
  articles: 'deals',
  investorCards: 'deals',
  threads: 'messages',
  directMessages: 'messages',
};

/** The synced tables of a group. */
export function tablesOf(group: PersonGroup): TableName[] {
  return tableNames.filter((table) => groupOf(table) === group);
}

function groupOf(table: TableName): PersonGroup {
  return groups[table] ?? 'own';
}

/**
 * Looks at everything of whoever uses the device, some rows at a time; `pause` between them lets a page answer. What unsent
 * work has changed counts as unsent.
 */
export async function personSizes(pause: () => Promise<void>): Promise<PersonSizes> {
  const db = await currentDb();
  return reconnecting(db, () => sizesIn(db, pause));
}

async function sizesIn(db: PersonDb, pause: () => Promise<void>): Promise<PersonSizes> {
  const sizes = { deals: none(), messages: none(), own: none(), files: none(), unsent: none() };
  const keptFiles = none();
  const changed = await changedKeys(db);
  for (const table of tableNames)
    await eachRow(rowsOf(db, table), pause, (row) => {
      const isUnsent = changed.has(keyText({ table, id: row.id }));
      add(sizes[isUnsent ? 'unsent' : groupOf(table)], rowBytes(row));
    });
  for (const table of [db.outbox, db.forms] as Table<unknown>[]) // each of its own rows
    await eachRow(table, pause, (row) => add(sizes.unsent, rowBytes(row)));
  // What was typed or chosen and then sent leaves a row without words or files.
  await eachRow(db.typed, pause, (row) =>
    add(sizes[row.text.trim() === '' ? 'own' : 'unsent'], rowBytes(row)),
  );
  await eachRow(db.chosen, pause, (row) =>
    add(sizes[row.files.length === 0 ? 'own' : 'unsent'], rowBytes(row)),
  );
  await eachRow(db.asks, pause, (row) => add(sizes[row.waits ? 'unsent' : 'own'], rowBytes(row)));
  for (const table of [db.base, db.kept, db.trips] as Table<unknown>[]) // each of its own rows
    await eachRow(table, pause, (row) => add(sizes.own, rowBytes(row)));
  for (const held of allHeldWords(ownerOf(db), '')) add(sizes.unsent, rowBytes(held));
  const needed = await neededFiles(db);
  const pinned = await pinnedFiles(db, Date.now());
  await eachRow(db.files, pause, ({ hash, size }) => {
    add(needed.has(hash) ? sizes.unsent : sizes.files, size);
    if (!needed.has(hash) && pinned.has(hash)) add(keptFiles, size);
  });
  return { ...sizes, keptFiles };
}

/** Of the rows that unsent work has to do with. */
export async function changedKeys(db: PersonDb): Promise<Set<string>> {
  const based = await db.base.toCollection().primaryKeys();
  const touched = (await unsentEntries(db)).flatMap(({ touches }) => touches);
  return new Set([...based, ...touched]);
}

const rowsAtOnce = 100;

async function eachRow<Row, Key>(
  table: Table<Row, Key>,
  pause: () => Promise<void>,
  look: (row: Row) => void,
): Promise<void> {
  const keys = await table.toCollection().primaryKeys();
  for (let at = 0; at < keys.length; at += rowsAtOnce) {
    for (const row of await table.bulkGet(keys.slice(at, at + rowsAtOnce))) if (row) look(row);
    await pause();
  }
}

function none(): Size {
  return { count: 0, bytes: 0 };
}

function add(size: Size, bytes: number): void {
  size.count += 1;
  size.bytes += bytes;
}
