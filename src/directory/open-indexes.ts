import { type HeadIndex, openHeadIndex } from './head-index.ts';
import type { PlannedUnit } from './planned-units.ts';
import { readIndexes } from './stored-indexes.ts';
import { openThesisIndex, type ThesisIndex } from './thesis-index.ts';

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

/** Opens those of the indexes of these units that are stored and not open yet. */
export async function openStored(planned: PlannedUnit[]): Promise<void> {
  const heads = planned.map(({ headKey }) => headKey).filter((key) => !opened.has(key));
  const theses = planned.flatMap(({ thesisKey }) => thesisKey ?? []).filter((key) => !opened.has(key));
  const buffers = await readIndexes([...heads, ...theses]);
  for (const key of heads) {
    const buffer = buffers.get(key);
    if (buffer) opened.set(key, openHeadIndex(buffer));
  }
  for (const key of theses) {
    const buffer = buffers.get(key);
    if (buffer) opened.set(key, openThesisIndex(buffer));
  }
}
