import type { RowSet } from '#src/data/database/row-set.ts';
import { runLocally } from '#src/data/exchange/run-locally.ts';
import type { Row } from '#sync/tables.ts';
import { differences, type View } from './oracle.ts';
import type { RawDevice } from './raw-device.ts';

/** Edits that were joined in the outbox are told with the time of the first of them. */
const times = new Set(['at', 'updatedAt', 'editedAt', 'trail']);

/**
 * Where screens show something else than all work that is not refused, done once more in its order on the server's rows.
 * A device that begins anew as another client goes on showing what it showed until the server has answered.
 */
export function replayFaults({ view, aside, outbox, meta }: RawDevice): string[] {
  if (!meta || outbox.length === 0 || Object.keys(meta.cursors).length === 0) return [];
  const shown = rowsOf(view);
  const rows = new Map(shown);
  for (const { key, row } of aside) rows.set(key, row as Row | null); // a row of the table that the key names
  const work = outbox.filter(({ state }) => state !== 'refused').sort((a, b) => a.order - b.order);
  for (const { name, args, id, doneAt } of work)
    runLocally(rows, { name, args }, { ...meta, now: doneAt, id });
  // What nothing was done to is the very same row.
  for (const [key, row] of rows) {
    if (row !== shown.get(key) || row === null) continue;
    rows.delete(key);
    shown.delete(key);
  }
  return differences(timeless(shown), timeless(rows));
}

function rowsOf(view: View): RowSet {
  return new Map(
    Object.entries(view).flatMap(
      ([table, byId]) => Object.entries(byId).map(([id, row]) => [`${table}/${id}`, row as Row] as const), // stored under its own table
    ),
  );
}

function timeless(rows: RowSet): View {
  const view: View = {};
  for (const [key, row] of rows) {
    const [table = '', id = ''] = key.split('/');
    view[table] ??= {};
    if (row)
      view[table][id] = JSON.parse(JSON.stringify(row, (name, value) => (times.has(name) ? null : value)));
  }
  return view;
}
