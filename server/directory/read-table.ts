import { ImportFault } from './import-fault.ts';
import type { CsvRow } from './read-rows.ts';

/** A row under the names of the columns the importer knows: what is not in the file is ''. */
export type ParsedRow<Column extends string> =
  | { line: number; values: Record<Column, string> }
  | { line: number; refused: string };

export type Table<Column extends string> = {
  rows: AsyncGenerator<ParsedRow<Column>>;
  unknownColumns: string[];
  /** Those of ours that are not in the file. */
  missingColumns: Column[];
};

const mostColumns = 1_000;

/**
 * Matches the header to known columns (by name, without case, in any order) and reads the rows under them.
 * `columns`: our name and the name in the file. Throws ImportFault where a needed column is missing.
 */
export async function readTable<Column extends string>(
  rows: AsyncGenerator<CsvRow, void>,
  columns: Record<Column, string>,
  needed: NoInfer<Column>[],
): Promise<Table<Column>> {
  const { value: first } = await rows.next();
  if (!first) throw new ImportFault('The file is empty.');
  if ('refused' in first) throw new ImportFault(`The header cannot be read: ${first.refused}.`);
  const header = first.cells.map(foldName);
  if (header.length > mostColumns) {
    throw new ImportFault(`The file has ${header.length} columns; at most ${mostColumns} can be read.`);
  }
  const names = Object.keys(columns) as Column[]; // `keys` forgets the literal types
  const places = names.map((name) => [name, header.indexOf(foldName(columns[name]))] as const);
  const missingColumns = places.filter(([, place]) => place < 0).map(([name]) => name);
  const lacked = missingColumns.filter((name) => needed.includes(name));
  if (lacked.length > 0) {
    throw new ImportFault(
      `The file has no column "${lacked.map((name) => columns[name]).join('", "')}". Its columns are: ${listed(first.cells)}.`,
    );
  }
  const taken = new Set(places.map(([, place]) => place));
  const unknownColumns = first.cells.filter((name, place) => !taken.has(place) && name.trim() !== '');
  return { rows: parsedRows(rows, header, places), unknownColumns, missingColumns };
}

async function* parsedRows<Column extends string>(
  rows: AsyncGenerator<CsvRow, void>,
  header: string[],
  places: (readonly [Column, number])[],
): AsyncGenerator<ParsedRow<Column>> {
  for await (const row of rows) {
    if ('refused' in row) {
      yield row;
      continue;
    }
    const { line, cells } = row;
    const reason = faultOf(cells, header);
    if (reason) {
      yield { line, refused: reason };
      continue;
    }
    const values = {} as Record<Column, string>; // filled at once
    for (const [name, place] of places) values[name] = cells[place] ?? '';
    yield { line, values };
  }
}

/** A row of another length has lost its columns' order: a value under a wrong name is worse than a row refused. */
function faultOf(cells: string[], header: string[]): string | null {
  if (cells.every((cell) => cell.trim() === '')) return 'the row is empty';
  if (cells.length === header.length && cells.every((cell, place) => foldName(cell) === header[place])) {
    return 'repeated header';
  }
  const extra = cells.slice(header.length);
  if (cells.length < header.length || extra.some((cell) => cell.trim() !== '')) {
    return `${cells.length} cells where the header has ${header.length}`;
  }
  if (cells.some((cell) => cell.includes('\0'))) return 'holds a NUL character';
  if (cells.some((cell) => cell.includes('\uFFFD'))) return 'holds bytes that are not UTF-8 text';
  return null;
}

function foldName(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function listed(names: string[]): string {
  const shown = names.slice(0, 20).map((name) => `"${name.trim().slice(0, 60)}"`);
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ');
}
