import {
  decodeHeads,
  decodeRecords,
  decodeTheses,
  type Heads,
  headAt,
  type Records,
  type Theses,
} from '#sync/directory/files.ts';
import type { Investor } from '#sync/records/investor.ts';
import { lastUsed } from './last-used.ts';
import { pageOf } from './pages.ts';
import { keepByPage, readFile, readPage, readWhole } from './stored-files.ts';

type Decoded = Heads | Theses | Records;

/** What was decoded last, by name: of whole files as many as a page of nine may come from, twice; of pages more, as they are small. */
const wholeFiles = lastUsed<Decoded>(36);
const pagesOfFiles = lastUsed<Decoded>(144);

/** To be called when files were deleted. */
export function forgetFiles(): void {
  wholeFiles.clear();
  pagesOfFiles.clear();
}

/** The part of a file of heads in which an id stands, or would. */
export const headsWith = (hash: string, id: number) => partWith(hash, id, decodeHeads);
export const thesesWith = (hash: string, id: number) => partWith(hash, id, decodeTheses);
export const recordsOf = (hash: string) => wholeFile(hash, decodeRecords);

/** All parts of a file of heads, by ascending id; null when it is not here. */
export const allHeads = (hash: string) => allOf(hash, decodeHeads);
export const allTheses = (hash: string) => allOf(hash, decodeTheses);

/** The record of an id, without its thesis where that is not here; null where these files do not hold it. */
export function recordIn(
  { heads, theses }: { heads: Heads; theses: Theses | null },
  id: number,
): Investor | null {
  const row = rowOf(heads.ids, id);
  if (row < 0) return null;
  // One of the two may be kept by page, and the other whole.
  const place = theses ? rowOf(theses.ids, id) : -1;
  return { ...headAt(heads, row), investmentThesis: theses?.investmentThesis[place] ?? '' };
}

/** The place of an id among ascending ids, or -1. */
export function rowOf(ids: ArrayLike<number>, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

async function partWith<T extends Decoded>(
  hash: string,
  id: number,
  decode: (bytes: Uint8Array) => T,
): Promise<T | null> {
  const page = pageOf(id);
  const inPage = () =>
    pagesOfFiles.of(`${hash} ${page}`, async () => {
      const bytes = await readPage(hash, page);
      return bytes && decode(bytes);
    });
  const part = await inPage();
  if (part) return part as T; // a name stands for one part, and a part is of one kind
  const whole = await wholeFile(hash, decode);
  if (whole) keepByPageSoon(hash);
  // Between the two it may have been taken apart.
  return whole ?? ((await inPage()) as T | null);
}

const begun = new Set<string>();

/** Once a start: where there is no room, the next start tries again. By itself, as a live query must not write. */
function keepByPageSoon(hash: string): void {
  if (begun.has(hash)) return;
  begun.add(hash);
  setTimeout(() => {
    keepByPage(hash).catch(() => undefined);
  });
}

/** Null of a file that is kept by page, too. */
async function wholeFile<T extends Decoded>(
  hash: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | null> {
  const file = await wholeFiles.of(hash, async () => {
    const bytes = await readWhole(hash);
    return bytes && decode(bytes);
  });
  return file as T | null; // a hash names one file, and a file is of one kind
}

async function allOf<T>(hash: string, decode: (bytes: Uint8Array) => T): Promise<T[] | null> {
  const parts = await readFile(hash);
  return parts && parts.map(decode);
}
