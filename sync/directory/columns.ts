import { DamagedDirectoryFile } from './damaged-file.ts';

/** Values that repeat from row to row: `rows` holds the place of each row's value in `words`. */
export type Choices = { words: string[]; rows: number[] };

/** Comma-separated lists whose parts repeat: of each row the places of its parts in `words`, in the list's order. */
export type Lists = { words: string[]; rows: number[][] };

/** Ascending ids as the first and the steps to the next: dense ids are then all the same number. */
export function packIds(ids: number[]): number[] {
  return ids.map((id, at) => id - (ids[at - 1] ?? 0));
}

/** Throws DamagedDirectoryFile where these are no ascending ids. */
export function readIds(column: unknown): number[] {
  const steps = readArray(column);
  let last = 0;
  return steps.map((step) => {
    if (typeof step !== 'number' || !Number.isInteger(step) || step < 1) throw damaged('an id is wrong');
    last += step;
    if (!Number.isSafeInteger(last)) throw damaged('an id is too large');
    return last;
  });
}

/** Throws DamagedDirectoryFile where these are not as many texts as there are rows. */
export function readTexts(column: unknown, rows: number): string[] {
  return readWords(column, rows);
}

export function packChoices(values: string[]): Choices {
  const place = numbering();
  const rows = values.map(place.of);
  return { words: place.words, rows };
}

/** Throws DamagedDirectoryFile where a row has no value. */
export function readChoices(column: unknown, count: number): Choices {
  const { words, rows } = readParts(column, count);
  return { words, rows: rows.map((place) => readPlace(place, words)) };
}

export function packLists(values: string[]): Lists {
  const place = numbering();
  const rows = values.map((list) => list.split(',').map(place.of));
  return { words: place.words, rows };
}

/** Throws DamagedDirectoryFile where a row has no list. */
export function readLists(column: unknown, count: number): Lists {
  const { words, rows } = readParts(column, count);
  return { words, rows: rows.map((list) => readArray(list).map((place) => readPlace(place, words))) };
}

export function choiceAt({ words, rows }: Choices, row: number): string {
  return words[rows[row] ?? 0] ?? '';
}

export function listAt({ words, rows }: Lists, row: number): string {
  return (rows[row] ?? []).map((place) => words[place]).join(',');
}

function numbering() {
  const places = new Map<string, number>();
  const words: string[] = [];
  const of = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    return words.push(word) - 1;
  };
  return { words, of };
}

function readParts(column: unknown, count: number): { words: string[]; rows: unknown[] } {
  if (typeof column !== 'object' || column === null || !('words' in column) || !('rows' in column))
    throw damaged('a column is missing');
  return { words: readWords(column.words), rows: readArray(column.rows, count) };
}

function readPlace(place: unknown, words: string[]): number {
  if (typeof place === 'number' && words[place] !== undefined) return place;
  throw damaged('a row stands for a word that is not there');
}

function readWords(words: unknown, count?: number): string[] {
  const all = readArray(words, count);
  if (!all.every((word) => typeof word === 'string')) throw damaged('what should be text is not');
  return all;
}

function readArray(column: unknown, count?: number): unknown[] {
  if (!Array.isArray(column)) throw damaged('a column is missing');
  if (count !== undefined && column.length !== count)
    throw damaged('a column has another length than the ids');
  return column;
}

function damaged(what: string): DamagedDirectoryFile {
  return new DamagedDirectoryFile(`A file of the directory is damaged: ${what}.`);
}
