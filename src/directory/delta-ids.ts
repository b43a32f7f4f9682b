import { unpackArrays } from '#sync/search/packed-arrays.ts';
import { recordsHeadKey } from './planned-units.ts';
import { recordsOf } from './record-files.ts';
import { readIndexes } from './stored-indexes.ts';

/** By the delta's hash, which names its content: what is known once stays so. */
const known = new Map<string, ArrayLike<number>>();

/**
 * The ids of the records in each of these deltas, ascending; none for one that is not here. Read from the indexes of the
 * deltas where they are built: in the files themselves every record would be read with them.
 */
export async function idsOfDeltas(hashes: string[]): Promise<(hash: string) => ArrayLike<number>> {
  const unknown = hashes.filter((hash) => !known.has(hash));
  for (const hash of known.keys()) if (!hashes.includes(hash)) known.delete(hash);
  if (unknown.length > 0) {
    const indexes = await readIndexes(unknown.map(recordsHeadKey));
    for (const hash of unknown) {
      const ids = idsOfIndex(indexes.get(recordsHeadKey(hash))) ?? (await recordsOf(hash))?.heads.ids;
      if (ids) known.set(hash, ids);
    }
  }
  return (hash) => known.get(hash) ?? [];
}

/** Null where there is none, or it is broken: whoever searches builds it again. */
function idsOfIndex(index: ArrayBuffer | undefined): Uint32Array | null {
  if (!index) return null;
  try {
    // A copy, so that the rest of the index is let go of.
    return unpackArrays(index).longs('ids').slice();
  } catch {
    return null;
  }
}
