import type { Table } from 'dexie';
import { lackingIn, rowGroups } from './has-arrived.ts';
import type { Meta, PersonDb, RowGroup } from './person-db.ts';

/**
 * In the same store as Meta, beside it: nothing of that group has been deleted from the device since Meta named it as marked. A
 * full browser takes deletions, but no transaction that stores anything, whatever it makes room for: that rows are gone is said
 * by a mark that goes with them.
 */
export type GroupMark = { key: RowGroup };

function metaAndMarks(db: PersonDb): Table<Meta | GroupMark, string> {
  return db.table('meta');
}

export async function putMarked(db: PersonDb, meta: Meta): Promise<void> {
  await metaAndMarks(db).bulkPut([{ ...meta, marked: rowGroups }, ...rowGroups.map((key) => ({ key }))]);
}

/** A group has lost rows: everything is read anew. To be called in the transaction that deletes them; stores nothing. */
export async function takeMark(db: PersonDb, group: RowGroup): Promise<void> {
  await db.named.clear();
  await metaAndMarks(db).delete(group);
}

/** Meta as it is to be read with the marks beside it; undefined where none is stored. */
export async function storedMeta(db: PersonDb): Promise<Meta | undefined> {
  const rows = await metaAndMarks(db).bulkGet(['meta', ...rowGroups]);
  const meta = asOfThisVersion(rows.find((row) => row?.key === 'meta'));
  const lost = meta?.marked?.filter((group) => !rows.some((row) => row?.key === group)) ?? [];
  if (!meta || lost.length === 0) return meta;
  const lacks = [...new Set([...lackingIn(meta), ...lost])];
  const marked = meta.marked?.filter((group) => !lost.includes(group));
  return { ...meta, cursors: {}, resyncFrom: 0, lacks, marked };
}

/** What a version that notes no groups has stored carries `lacks` along, whatever it has deleted since. */
function asOfThisVersion(stored: Meta | undefined): Meta | undefined {
  if (stored?.hadAll === undefined) return stored;
  const { hadAll: _, lacks: __, ...meta } = stored;
  return meta;
}
