import type { Entry } from '#src/data/database/person-db.ts';
import type { RowSet } from '#src/data/database/row-set.ts';
import { type Context, isRefusal, type Refusal, type Rows } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { keyText } from '#sync/table-names.ts';

/**
 * Runs one mutation on rows in memory and writes its changes into them. Answers the keys it changed, a refusal, or
 * 'unknown' where a row it needs is not on this device (or the mutation is one this version does not know).
 */
export function runLocally(
  rows: RowSet,
  { name, args }: Pick<Entry, 'name' | 'args'>,
  context: Context,
): string[] | Refusal | 'unknown' {
  const mutation = mutationNamed(name);
  const parsed = mutation?.args.safeParse(args);
  if (!mutation || !parsed?.success) return 'unknown';
  const view: Rows = { get: (table, id) => (rows.get(keyText({ table, id })) ?? undefined) as never }; // stored under its own table
  const result = mutation.change(view, parsed.data, { ...context, isDevice: true });
  if (result === 'unknown' || isRefusal(result)) return result;
  for (const change of result) rows.set(keyText(change), change.row);
  return result.map(keyText);
}

/**
 * Shows unsent work on top of the server's rows: runs every entry again, in order. What no longer fits (refused, or
 * about a row that went) changes nothing here; the server will say what becomes of it.
 * Answers the keys whose rows now differ from the server's.
 */
export function replay(
  rows: RowSet,
  entries: Entry[],
  person: Pick<Context, 'userId' | 'clientId'>,
): Set<string> {
  const changed = new Set<string>();
  for (const entry of entries) {
    const result = runLocally(rows, entry, { ...person, now: entry.doneAt, id: entry.id });
    if (Array.isArray(result)) for (const key of result) changed.add(key);
  }
  return changed;
}
