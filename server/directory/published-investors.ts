import { decodeHeads, decodeRecords, decodeTheses, joinRecords } from '#sync/directory/files.ts';
import { type Manifest, segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Db } from '../db/connection.ts';
import { readContent } from './read-content.ts';

/**
 * The records of a published directory by ascending id, as the files have them: those of a segment at a time. Only what
 * stands in deltas is held meanwhile.
 */
export async function* publishedInvestors(db: Db, { base, deltas }: Manifest): AsyncGenerator<Investor[]> {
  const instead = await latest(db, deltas);
  const written = new Map(base.map((segment) => [segment.segment, segment]));
  const segments = new Set([...written.keys(), ...[...instead.keys()].map((id) => id >> segmentBits)]);
  for (const segment of [...segments].sort((a, b) => a - b)) {
    const known = written.get(segment);
    const records = new Map<number, Investor | null>();
    if (known) {
      const [heads, theses] = await Promise.all(
        [known.heads, known.theses].map(({ hash }) => readContent(db, hash)),
      );
      if (!heads || !theses) throw new Error('A segment has two files');
      for (const investor of joinRecords(decodeHeads(heads), decodeTheses(theses)))
        records.set(investor.id, investor);
    }
    for (const [id, investor] of instead) if (id >> segmentBits === segment) records.set(id, investor);
    yield [...records.values()].filter((investor) => investor !== null).sort((a, b) => a.id - b.id);
  }
}

/** What stands in deltas, by id; null for what is gone. */
async function latest(db: Db, deltas: Manifest['deltas']): Promise<Map<number, Investor | null>> {
  const instead = new Map<number, Investor | null>();
  for (const { hash } of deltas) {
    const { heads, theses, removed } = decodeRecords(await readContent(db, hash));
    for (const id of removed) instead.set(id, null);
    for (const investor of joinRecords(heads, theses)) instead.set(investor.id, investor);
  }
  return instead;
}
