import { type Cursors, limits, type ShownRow, type SyncReply, type SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { type Key, keyText, type Row, type TableName, tableNames } from '#sync/tables.ts';
import { changesAfter, countEntries, type LoggedChange } from '../db/changes.ts';
import type { Db } from '../db/connection.ts';
import { readRows } from '../db/records.ts';
import { readServerState } from '../db/server-state.ts';
import { type Audience, audiencesOf, shownTo } from './audiences.ts';

export type Pulled = Pick<SyncReply, 'changes' | 'deletions' | 'cursors' | 'more' | 'arrived' | 'resyncFrom'>;

/**
 * What changed for this person since their cursors: one page of so many bytes of rows, read in the snapshot that `db` stands in.
 * Each row is presented as the closest of the person's audiences sees it, whichever entry brought it up.
 */
export async function pull(
  db: Db,
  account: Account | null,
  { cursors, resyncFrom }: Pick<SyncRequest, 'cursors' | 'resyncFrom'>,
  bytes: number,
): Promise<Pulled> {
  const state = await readServerState(db);
  const audiences = audiencesOf(account);
  const isAnew = mustStartAnew(cursors, resyncFrom, audiences, state);
  const page = await readPage(db, audiences, isAnew ? {} : cursors, state.number, bytes);
  // The cursors that such a page ends with lie below the floor: without a word the next would be the first once more.
  const isFirstOfMany = page.more && state.floor > 0 && seenIn(cursors).length === 0;
  return isAnew || isFirstOfMany ? { ...page, resyncFrom: state.number } : page;
}

/** An audience was left, deletions the device has not seen are forgotten, or its cursors come from nowhere. */
function mustStartAnew(
  cursors: Cursors,
  resyncFrom: number | undefined,
  audiences: Audience[],
  { floor, number }: { floor: number; number: number },
): boolean {
  if (Object.keys(cursors).some((audience) => !audiences.includes(audience))) return true;
  const seen = seenIn(cursors);
  if (seen.some((cursor) => cursor > number)) return true;
  if (seen.length === 0) return false;
  return (resyncFrom ?? Math.min(...seen)) < floor;
}

function seenIn(cursors: Cursors): number[] {
  return Object.values(cursors).filter((cursor) => cursor > 0);
}

async function readPage(
  db: Db,
  audiences: Audience[],
  cursors: Cursors,
  counter: number,
  bytes: number,
): Promise<Pulled> {
  const from: Cursors = Object.fromEntries(audiences.map((audience) => [audience, cursors[audience] ?? 0]));
  const entries = await changesAfter(db, from, limits.rows + 1);
  const page = await presentWithin(bytes, db, audiences, entries.slice(0, limits.rows));
  const more = page.length < entries.length;
  const reached = more ? (entries[page.length - 1]?.number ?? 0) : counter;
  const reachedCursors: Cursors = Object.fromEntries(
    audiences.map((audience) => [audience, Math.max(from[audience] ?? 0, reached)]),
  );
  return {
    changes: page.flatMap(({ entry, row }) => (row ? [{ table: entry.table, id: entry.id, row }] : [])),
    deletions: page.flatMap(({ entry, row }) => (row ? [] : [{ table: entry.table, id: entry.id }])),
    cursors: reachedCursors,
    more,
    ...(more && { arrived: await arrivedBy(db, reachedCursors) }),
  };
}

/** In per cent. A device that is away for long has most of it already: it is told so. */
async function arrivedBy(db: Db, cursors: Cursors): Promise<number> {
  const { total, left } = await countEntries(db, cursors);
  return Math.min(99, Math.floor((100 * (total - left)) / Math.max(1, total)));
}

type Presented = { entry: LoggedChange; row: ShownRow['row'] | null };

/** As many as fit, at least one. Some are read at a time: a row may be of half a megabyte, and a device may ask for little. */
async function presentWithin(
  bytes: number,
  db: Db,
  audiences: Audience[],
  entries: LoggedChange[],
): Promise<Presented[]> {
  const page: Presented[] = [];
  let used = 0;
  for (let at = 0; at < entries.length; at += rowsAtOnce)
    for (const shown of await present(db, audiences, entries.slice(at, at + rowsAtOnce))) {
      const { table, id } = shown.entry;
      used += Buffer.byteLength(JSON.stringify([table, id, shown.row]));
      if (used > bytes && page.length > 0) return page;
      page.push(shown);
    }
  return page;
}

const rowsAtOnce = 50;

/** Each entry's row as the viewer sees it now, or null where no audience of theirs sees it any more. */
async function present(db: Db, audiences: Audience[], entries: LoggedChange[]): Promise<Presented[]> {
  const rows = new Map<string, Row>();
  for (const table of tableNames) {
    const ids = entries.filter((entry) => entry.table === table).map(({ id }) => id);
    for (const row of await readRows(db, table, [...new Set(ids)]))
      rows.set(keyText({ table, id: row.id }), row);
  }
  return entries.map((entry) => ({ entry, row: viewOf(entry, rows.get(keyText(entry)), audiences) }));
}

function viewOf(
  key: Key & { table: TableName },
  row: Row | undefined,
  audiences: Audience[],
): ShownRow['row'] | null {
  if (!row) return null;
  const shown = shownTo(key.table, row);
  const closest = audiences.find((audience) => shown.has(audience));
  return closest === undefined ? null : (shown.get(closest) ?? null);
}
