import { type HeadIndex, openHeadIndex } from '#sync/search/head-index.ts';
import { openThesisIndex, type ThesisIndex } from '#sync/search/thesis-index.ts';
import type { PlannedUnit } from './planned-units.ts';
import { deleteIndexes, readIndexes } from './stored-indexes.ts';

/** The indexes in memory, by key: what was opened once is not read again when more arrives. */
const opened = new Map<string, HeadIndex | ThesisIndex>();

export function openedHead(key: string): HeadIndex | null {
  const index = opened.get(key);
  return index && 'names' in index ? index : null;
}

export function openedTheses(key: string): ThesisIndex | null {
  const index = opened.get(key);
  return index && 'snippets' in index ? index : null;
}

export function remember(key: string, index: HeadIndex | ThesisIndex): void {
  opened.set(key, index);
}

/** Lets go of all but these. */
export function keepOpen(keys: string[]): void {
  const kept = new Set(keys);
  for (const key of opened.keys()) if (!kept.has(key)) opened.delete(key);
}

/** Opens those of the indexes of these units that are stored and not open yet. One that is broken is deleted. */
export async function openStored(planned: PlannedUnit[]): Promise<void> {
  const heads = planned.map(({ headKey }) => headKey).filter((key) => !opened.has(key));
  const theses = planned.flatMap(({ thesisKey }) => thesisKey ?? []).filter((key) => !opened.has(key));
  const buffers = await readIndexes([...heads, ...theses]);
  const broken = [...openEach(heads, buffers, openHeadIndex), ...openEach(theses, buffers, openThesisIndex)];
  if (broken.length > 0) await deleteIndexes(broken);
}

/** Returns the keys of those that cannot be opened: they are built again. */
function openEach(
  keys: string[],
  buffers: ReadonlyMap<string, ArrayBuffer>,
  open: (buffer: ArrayBuffer) => HeadIndex | ThesisIndex,
): string[] {
  return keys.filter((key) => {
    const buffer = buffers.get(key);
    if (!buffer) return false;
    try {
      opened.set(key, open(buffer));
      return false;
    } catch {
      return true;
    }
  });
}
