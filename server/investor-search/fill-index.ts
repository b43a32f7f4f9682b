import { setImmediate } from 'node:timers/promises';
import { decodeRecords } from '#sync/directory/files.ts';
import { type Manifest, segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import { facetsOf } from '#sync/search/facets.ts';
import { foldedWords } from '#sync/search/fold.ts';
import { nameWords, placeWords } from '#sync/search/head-index.ts';
import { leadingSign, saysItLeads } from '#sync/search/leading.ts';
import type { Db } from '../db/connection.ts';
import { parseManifest, readManifest, type StoredManifest } from '../db/directory.ts';
import {
  dropSegment,
  filledFrom,
  type IndexedInvestor,
  type InvestorIndex,
  noteFilled,
  putFirstSet,
  putSegment,
  segmentDigests,
  shedLeftovers,
} from '../db/investor-index.ts';
import { sha256 } from '../directory/file-bytes.ts';
import { publishedInvestors } from '../directory/published-investors.ts';
import { readContent } from '../directory/read-content.ts';
import { unlessOvertaken } from '../directory/unless-overtaken.ts';
import { facetWord } from './expressions.ts';

/**
 * Brings the index to what is published, a segment (1,024 records) at a time: searches are answered in between. Segments
 * whose records are those in the index already are passed over, so that one that was interrupted goes on where it was, and a
 * small change costs little; only where a record is gone the whole file is merged. Begins again where another directory is published meanwhile. In the end the file holds no word
 * of what was removed.
 */
export async function fillIndex(db: Db, index: InvestorIndex): Promise<void> {
  for (;;) {
    const current = await readManifest(db);
    if (!current || filledFrom(index) === current.hash) break;
    await unlessOvertaken(db, current.hash, () => fillFrom(db, index, current));
  }
  while (!shedLeftovers(index)) await setImmediate();
}

async function fillFrom(db: Db, index: InvestorIndex, { hash, bytes }: StoredManifest): Promise<void> {
  const manifest = parseManifest(bytes);
  const digests = segmentDigests(index);
  const gone = new Set(digests.keys());
  for await (const investors of publishedInvestors(db, manifest)) {
    const segment = segmentOf(investors);
    if (segment === null) continue;
    gone.delete(segment);
    const digest = sha256(Buffer.from(JSON.stringify(investors)));
    if (digests.get(segment) !== digest)
      putSegment(index, { segment, digest, ...idsOf(segment) }, indexedInvestors(investors));
    await setImmediate();
  }
  for (const segment of gone) dropSegment(index, { segment, ...idsOf(segment) });
  putFirstSet(index, await firstIds(db, manifest));
  noteFilled(index, hash);
}

function segmentOf([first]: Investor[]): number | null {
  return first ? first.id >> segmentBits : null;
}

function idsOf(segment: number): { from: number; end: number } {
  return { from: segment << segmentBits, end: (segment + 1) << segmentBits };
}

function indexedInvestors(investors: Investor[]): IndexedInvestor[] {
  return investors.map((investor) => ({
    id: investor.id,
    name: nameWords(investor.name).join(' '),
    place: placeWords(foldedWords(investor.globalHQ)).join(' '),
    thesis: thesisWords(investor).join(' '),
    facets: facetsOf(investor).map(facetWord).join(' '),
  }));
}

function thesisWords({ investmentThesis }: Investor): string[] {
  const words = foldedWords(investmentThesis);
  return saysItLeads(investmentThesis) ? [...words, leadingSign] : words;
}

async function firstIds(db: Db, { first }: Manifest): Promise<number[]> {
  return first ? decodeRecords(await readContent(db, first.hash)).heads.ids : [];
}
