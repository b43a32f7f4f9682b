import type { Manifest } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Db } from '../db/connection.ts';
import { publishedInvestors } from '../directory/published-investors.ts';

/** What whoever has all of a manifest's files has of records, by ascending id. */
export async function allPublished(db: Db, manifest: Manifest): Promise<Investor[]> {
  const all: Investor[] = [];
  for await (const investors of publishedInvestors(db, manifest)) all.push(...investors);
  return all;
}
