import type { Investor } from '#sync/records/investor.ts';
import { investorOf } from './investor-of.ts';
import { currentManifest } from './stored-files.ts';

/** Reads files, not the search: a link to an investor opens before the index is built. */
export async function storedInvestor(id: number): Promise<Investor | null> {
  const stored = await currentManifest();
  return stored && (await investorOf(stored.manifest, id));
}
