import type { Manifest } from '#sync/directory/manifest.ts';
import { segmentBits } from '#sync/directory/manifest.ts';
import type { Investor } from '#sync/records/investor.ts';
import { idsOfDeltas } from './delta-ids.ts';
import { headsWith, recordIn, recordsOf, rowOf, thesesWith } from './record-files.ts';

/**
 * The newest of what the files that are here say of a record: the deltas, newest first; the base, if its thesis is here;
 * the first set; the base without a thesis. Null when nothing is here of it, or it is gone.
 */
export async function investorOf({ deltas, base, first }: Manifest, id: number): Promise<Investor | null> {
  const idsOf = await idsOfDeltas(deltas.map(({ hash }) => hash));
  for (const { hash, removed } of deltas.toReversed()) {
    if (removed === 0 && rowOf(idsOf(hash), id) < 0) continue;
    const delta = await recordsOf(hash);
    if (delta?.removed.includes(id)) return null;
    const changed = delta && recordIn(delta, id);
    if (changed) return changed;
  }
  const segment = base.find((one) => one.segment === id >> segmentBits);
  const [heads, theses] = segment
    ? await Promise.all([headsWith(segment.heads.hash, id), thesesWith(segment.theses.hash, id)])
    : [null, null];
  const copies = first && !theses ? await recordsOf(first.hash) : null;
  return (copies && recordIn(copies, id)) ?? (heads && recordIn({ heads, theses }, id));
}
