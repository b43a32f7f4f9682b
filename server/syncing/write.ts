import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#sync/mutation.ts';
import type { Key, Row, TableName } from '#sync/tables.ts';
import { logChange, logChanges } from '../db/changes.ts';
import type { Trx } from '../db/connection.ts';
import { addRows, deleteRow, putRow, readRow, readRows } from '../db/records.ts';
import { nextNumber, nextNumbers, readServerState } from '../db/server-state.ts';
import { type Audience, shownTo } from './audiences.ts';
import { type Derived, derivedFrom } from './derived.ts';
import { idsOf } from './keys-of.ts';
import type { Moved } from './poke.ts';

const movedIn = new WeakMap<Trx, Map<Audience, number>>();

/** What this transaction has moved in the logs, for a poke once it is committed. */
export function movedBy(trx: Trx): Moved {
  return movedIn.get(trx) ?? new Map();
}

/**
 * The one way to write synced rows, for mutations, endpoints, imports and seeds alike: whatever changes what an
 * audience would be shown moves that row's entry in the audience's log, in the same transaction.
 * Answers the counter after the last change: a device whose cursors have reached it has seen them all.
 */
export async function writeChanges(trx: Trx, changes: Change[], now: string): Promise<number> {
  for (const change of changes) {
    const before = await readRow(trx, change.table, change.id);
    await putRow(trx, change.table, change.row);
    await logDifference(trx, change, before, change.row, now);
    await follow(trx, await derivedFrom(trx, change), now);
  }
  return (await readServerState(trx)).number;
}

/** As writeChanges, for so many rows that one by one they would keep everybody waiting; of a table that nothing follows from. */
export async function writeMany<T extends 'notifications'>(
  trx: Trx,
  table: T,
  rows: Row<T>[],
  now: string,
): Promise<void> {
  const there = new Set((await readRows(trx, table, idsOf(rows))).map(({ id }) => id));
  const added = rows.filter(({ id }) => !there.has(id));
  await addRows(trx, table, added);
  const entries = added.flatMap((row) =>
    [...shownTo(table, row).keys()].map((audience) => ({ audience, row })),
  );
  let number = await nextNumbers(trx, entries.length);
  const logged = entries.map(({ audience, row: { id } }) => ({ audience, table, id, number: ++number }));
  await logChanges(trx, logged, now);
  for (const entry of logged) noteMoved(trx, entry.audience, entry.number);
  const changed = rows.filter(({ id }) => there.has(id));
  await writeChanges(
    trx,
    changed.map((row) => ({ table, id: row.id, row })),
    now,
  );
}

/** Removes rows for good, for whoever was shown them. */
export async function removeRows(trx: Trx, keys: Key[], now: string): Promise<void> {
  for (const key of keys) {
    const before = await readRow(trx, key.table, key.id);
    await deleteRow(trx, key.table, key.id);
    await logDifference(trx, key, before, undefined, now);
    if (before) await follow(trx, await derivedFrom(trx, { ...key, row: before } as Change), now); // a row of that table
  }
}

/** Brings the rows that follow from others up to date, where they are not. */
async function follow(trx: Trx, derived: Derived[], now: string): Promise<void> {
  for (const one of derived) {
    const before = await readRow(trx, one.table, one.id);
    if (isDeepStrictEqual(before ?? null, one.row)) continue;
    if (one.row === null) await removeRows(trx, [one], now);
    else await writeChanges(trx, [one], now);
  }
}

async function logDifference(
  trx: Trx,
  key: Key,
  before: Row | undefined,
  after: Row | undefined,
  now: string,
): Promise<void> {
  const shownBefore = shown(key.table, before);
  const shownAfter = shown(key.table, after);
  for (const audience of new Set([...shownBefore.keys(), ...shownAfter.keys()])) {
    if (JSON.stringify(shownBefore.get(audience)) === JSON.stringify(shownAfter.get(audience))) continue;
    const number = await nextNumber(trx);
    await logChange(trx, audience, key, number, !shownAfter.has(audience), now);
    noteMoved(trx, audience, number);
  }
}

function noteMoved(trx: Trx, audience: Audience, number: number): void {
  movedIn.set(trx, (movedIn.get(trx) ?? new Map<Audience, number>()).set(audience, number));
}

function shown(table: TableName, row: Row | undefined): Map<string, Row> {
  return row ? shownTo(table, row) : new Map();
}
