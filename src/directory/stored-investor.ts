import { fromSegment, segmentBits } from '#sync/directory.ts';
import type { Investor } from '#sync/records/investor.ts';
import { readSegment, unpack } from './stored-files.ts';

/** Reads one segment, not the search: a link to an investor opens before the index is built. */
export async function storedInvestor(id: number): Promise<Investor | null> {
  const file = await readSegment(id >> segmentBits);
  if (!file) return null;
  return fromSegment(await unpack(file)).find((investor) => investor.id === id) ?? null;
}
