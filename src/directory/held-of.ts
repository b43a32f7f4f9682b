import { type Manifest, segmentBits } from '#sync/directory/manifest.ts';
import type { Held } from './held.ts';
import { groupNumber, groupsOf, segmentsOfGroup } from './kept-part.ts';

/** Above every id. */
const everyId = 999_999_999;

/** Null where everything is searched. `heads` and `theses` name the groups (see groupNumber) whose indexes are open. */
export function heldOf(
  manifest: Manifest,
  { first, heads, theses }: { first: boolean; heads: ReadonlySet<number>; theses: ReadonlySet<number> },
): Held | null {
  const groups = groupsOf(manifest).map((group) => groupNumber(group[0]?.segment ?? 0));
  const below = (open: ReadonlySet<number>) => {
    const missing = groups.find((group) => !open.has(group));
    return missing === undefined ? everyId : missing * (segmentsOfGroup << segmentBits);
  };
  const held = { first, heads: below(heads), theses: below(theses) };
  return held.heads === everyId && held.theses === everyId ? null : held;
}
