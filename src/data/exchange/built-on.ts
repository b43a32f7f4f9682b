import type { Entry } from '#src/data/database/person-db.ts';
import type { RowSet } from '#src/data/database/row-set.ts';
import type { Context, Refusal } from '#sync/mutation.ts';
import { runLocally } from './run-locally.ts';

/**
 * What of this work, which is in the order of doing, does on the server's rows what it does only because of work that is left
 * out, as an edit of a pitch hangs on its submission; and on which. So does what is about a row that only this makes, though it
 * clashes there with what was written elsewhere. `isLost`: by what comes of it without that; unless told otherwise, whatever
 * does not run then.
 */
export function builtOn(
  rows: RowSet,
  work: Entry[],
  person: Pick<Context, 'userId' | 'clientId'>,
  {
    isOut,
    isLost = () => true,
  }: { isOut(entry: Entry): boolean; isLost?(alone: Refusal | 'unknown', entry: Entry): boolean },
): Map<Entry, Entry> {
  const shown: RowSet = new Map(rows);
  const without: RowSet = new Map(rows);
  /** What is left out, by the rows that it changes or would make, or what is built on it does. */
  const outAt = new Map<string, Entry>();
  const found = new Map<Entry, Entry>();
  for (const entry of work) {
    const context = { ...person, now: entry.doneAt, id: entry.id };
    const changed = runLocally(shown, entry, context);
    const alone = isOut(entry) ? null : runLocally(without, entry, context);
    if (Array.isArray(alone)) continue;
    const isMissing = (key: string) => !without.get(key);
    const outBelow = () =>
      entry.touches
        .filter((key) => Array.isArray(changed) || (alone === 'unknown' && isMissing(key)))
        .map((key) => outAt.get(key))
        .find((out) => out);
    const on = alone === null ? entry : outBelow();
    if (!on || (alone !== null && !isLost(alone, entry))) continue;
    if (alone !== null) found.set(entry, on);
    for (const key of madeBy(entry, changed, shown)) outAt.set(key, on);
  }
  return found;
}

/** Of what is refused now, for what was written elsewhere, the rows that are not there yet. */
function madeBy({ touches }: Entry, changed: ReturnType<typeof runLocally>, shown: RowSet): string[] {
  if (Array.isArray(changed)) return changed;
  return changed === 'unknown' ? [] : touches.filter((key) => !shown.get(key));
}
