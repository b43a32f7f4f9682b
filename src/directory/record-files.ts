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
import { readFile } from './stored-files.ts';

type Decoded = Heads | Theses | Records;

/** Decoded files by hash, those asked for last: as many as a page of nine may come from, twice. */
const decoded = new Map<string, Promise<Decoded | null>>();
const mostDecoded = 36;

/** To be called when files were deleted. */
export function forgetFiles(): void {
  decoded.clear();
}

export const headsOf = (hash: string) => decodedFile(hash, decodeHeads);
export const thesesOf = (hash: string) => decodedFile(hash, decodeTheses);
export const recordsOf = (hash: string) => decodedFile(hash, decodeRecords);

/** The record of an id, without its thesis where that is not here; null where these files do not hold it. */
export function recordIn(
  { heads, theses }: { heads: Heads; theses: Theses | null },
  id: number,
): Investor | null {
  const row = rowOf(heads.ids, id);
  if (row < 0) return null;
  return { ...headAt(heads, row), investmentThesis: theses?.investmentThesis[row] ?? '' };
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

async function decodedFile<T extends Decoded>(
  hash: string,
  decode: (bytes: Uint8Array) => T,
): Promise<T | null> {
  const known = decoded.get(hash);
  decoded.delete(hash);
  const reading = known ?? readFile(hash).then((bytes) => bytes && decode(bytes));
  decoded.set(hash, reading);
  for (const [oldest] of decoded) {
    if (decoded.size <= mostDecoded) break;
    decoded.delete(oldest);
  }
  try {
    const file = await reading;
    // It may be on its way.
    if (file === null) decoded.delete(hash);
    return file as T | null; // a hash names one file, and a file is of one kind
  } catch (error) {
    decoded.delete(hash);
    throw error;
  }
}
