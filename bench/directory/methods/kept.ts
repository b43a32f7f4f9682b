import Dexie, { type Table } from 'dexie';
import type { Investor } from '#sync/records/investor.ts';

const database = new Dexie('kept');
database.version(1).stores({ pieces: '' });
const pieces: Table<unknown, string> = database.table('pieces');
const rowsAtOnce = 1_000;

/** Keeps whatever can be cloned, under a name. */
export async function keepPiece(name: string, piece: unknown): Promise<void> {
  await pieces.put(piece, name);
}

export async function keptPiece(name: string): Promise<unknown> {
  return pieces.get(name);
}

/** The pieces whose names begin so, with what follows in the name. */
export async function keptPieces(beginning: string): Promise<[string, unknown][]> {
  const names = await pieces.where(':id').startsWith(beginning).primaryKeys();
  const found = await pieces.bulkGet(names);
  return names.map((name, at) => [name.slice(beginning.length), found[at]]);
}

/** Rows as one would keep them for reading all of them at the next start: some hundreds in one value. */
export async function keepRows(investors: Investor[]): Promise<void> {
  for (let at = 0; at < investors.length; at += rowsAtOnce)
    await keepPiece(`rows ${String(at).padStart(9, '0')}`, investors.slice(at, at + rowsAtOnce));
}

export async function keptRows(): Promise<Investor[]> {
  const found = await keptPieces('rows ');
  return found.flatMap(([, rows]) => rows as Investor[]); // as keepRows wrote them
}
