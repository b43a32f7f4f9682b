import type { Entry, Meta, PersonDb } from '#src/data/database/person-db.ts';
import { loadRows, type RowSet, storeRows } from '#src/data/database/row-set.ts';
import type { Context } from '#sync/mutation.ts';
import { mutationNamed } from '#sync/mutations/all.ts';
import { keyText } from '#sync/table-names.ts';
import { replay } from './run-locally.ts';

/**
 * Of every row that unsent work is about: what the server has, what screens see, and the server's copies set aside.
 * `outdated`: further ones set aside, which nobody need read: an answer says what is there now.
 */
export type Layers = { server: RowSet; shown: RowSet; aside: RowSet; outdated: string[] };

/**
 * `about`: only of the rows that have to do with these, where they are named: a long queue is mostly about others. What is
 * set aside for no work any more always has. `told`: rows of which an answer is about to be taken in; they are not read.
 */
export async function readLayers(
  db: PersonDb,
  work: Entry[],
  person: Pick<Context, 'userId' | 'clientId'>,
  { about, told = [] }: { about?: Iterable<string> | undefined; told?: Iterable<string> } = {},
): Promise<Layers> {
  const based = await db.base.toCollection().primaryKeys();
  const touches = touchedBy(db, work, person);
  const touched = new Set(touches.flat());
  const orphans = based.filter((key) => !touched.has(key));
  const wanted = about && related(touches, [...about, ...orphans]);
  const replaced = new Set(told);
  const outdated = based.filter((key) => replaced.has(key));
  const keys = new Set(
    [...touched, ...orphans].filter((key) => !replaced.has(key) && (wanted?.has(key) ?? true)),
  );
  // Whole rows only of those: after a time without a network most of what is set aside waits for another answer.
  const base = await db.base.bulkGet(based.filter((key) => keys.has(key)));
  const aside: RowSet = new Map(base.flatMap((one) => (one ? [[one.key, one.row] as const] : [])));
  const shown = await loadRows(db, keys);
  return { server: new Map([...shown, ...aside]), shown, aside, outdated };
}

/** By entry: all that waits is asked about at every answer, and reading the schemas of a thousand takes a while. */
const known = new WeakMap<PersonDb, Map<string, { args: string; touches: string[] }>>();

function touchedBy(db: PersonDb, work: Entry[], person: Pick<Context, 'userId' | 'clientId'>): string[][] {
  const before = known.get(db);
  const now = new Map(
    work.map((entry) => {
      // What still waits may be written on.
      const args = JSON.stringify(entry.args);
      const found = before?.get(entry.id);
      return [entry.id, found?.args === args ? found : { args, touches: touchedNow(entry, person) }];
    }),
  );
  // Of a long text it is sooner found anew than kept.
  known.set(db, new Map([...now].filter(([, { args }]) => args.length < 1_000)));
  return [...now.values()].map(({ touches }) => touches);
}

/** An older version of the app may have done this work, when it touched fewer rows. */
function touchedNow(
  { name, args, touches, id, doneAt }: Entry,
  person: Pick<Context, 'userId' | 'clientId'>,
) {
  const mutation = mutationNamed(name);
  const parsed = mutation?.args.safeParse(args);
  if (!mutation || !parsed?.success) return touches;
  const reads = mutation.reads(parsed.data, { ...person, now: doneAt, id });
  return [...new Set([...touches, ...reads.map(keyText)])];
}

/** These rows, and those whose look depends on theirs: work that reads one of them may write another. */
function related(touches: string[][], about: Iterable<string>): Set<string> {
  const beside = new Map<string, string[][]>();
  for (const keys of touches)
    for (const key of keys) {
      const known = beside.get(key);
      if (known) known.push(keys);
      else beside.set(key, [keys]);
    }
  const found = new Set(about);
  // A set hands out what is added while it is walked.
  for (const key of found)
    for (const keys of beside.get(key) ?? []) for (const other of keys) found.add(other);
  return found;
}

/**
 * Shows the server's rows with the unsent work on top, and sets aside the server's copy of what that work changes. Only
 * what differs is written, and what an answer told anew, which was not read.
 */
export async function showWith(
  db: PersonDb,
  { server, shown, aside, outdated }: Layers,
  unsent: Entry[],
  meta: Meta,
): Promise<void> {
  const next: RowSet = new Map(server);
  const about = unsent.filter(({ touches }) => touches.some((key) => server.has(key)));
  const changed = replay(next, about, meta);
  await storeRows(db, differing(next, shown));
  const kept: RowSet = new Map([...changed].map((key) => [key, server.get(key) ?? null]));
  await db.base.bulkDelete([...aside.keys(), ...outdated].filter((key) => !kept.has(key)));
  await db.base.bulkPut([...differing(kept, aside)].map(([key, row]) => ({ key, row })));
}

function differing(rows: RowSet, held: RowSet): RowSet {
  const isHeld = (key: string, row: unknown) =>
    held.has(key) && JSON.stringify(held.get(key)) === JSON.stringify(row);
  return new Map([...rows].filter(([key, row]) => !isHeld(key, row)));
}
