import type { Investor } from '#sync/records/investor.ts';
import { investorOf } from './investor-of.ts';
import { currentManifest } from './stored-files.ts';

/** Reads files, not the search: a link to an investor opens before the index is built. */
export async function storedInvestor(id: number): Promise<Investor | null> {
  return (await storedInvestors([id]))[0] ?? null;
}

/** Those of them that are here, in their order. */
export async function storedInvestors(ids: number[]): Promise<Investor[]> {
  const stored = await currentManifest();
  if (!stored) return [];
  const found: Investor[] = [];
  for (const id of ids) {
    const investor = await investorOf(stored.manifest, id);
    if (investor) found.push(investor);
  }
  return found;
}
