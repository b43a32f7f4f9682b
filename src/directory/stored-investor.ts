import { segmentBits, someOfSegment } from '#sync/directory.ts';
import type { Investor } from '#sync/records/investor.ts';
import { readSegment, unpack } from './stored-files.ts';

/** Reads one segment, not the search: a link to an investor opens before the index is built. */
export async function storedInvestor(id: number): Promise<Investor | null> {
  return (await storedInvestors([id]))[0] ?? null;
}

/** Those of them that are here, in their order. All of one segment. */
export async function storedInvestors(ids: [number, ...number[]]): Promise<Investor[]> {
  const file = await readSegment(ids[0] >> segmentBits);
  return file ? someOfSegment(await unpack(file), ids) : [];
}
