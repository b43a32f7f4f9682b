import type { MergeableStore } from 'tinybase/mergeable-store';
import type { Deal, Note } from '../../contract.ts';

export type DealCells = Omit<Deal, 'highlights'> & { highlights: string };

export function dealCells({ highlights, ...deal }: Deal): DealCells {
  return { ...deal, highlights: highlights.join('\n') };
}

export function plainNotes(store: MergeableStore): Note[] {
  const rows = store.getTable('notes') as Record<string, Record<'owner' | 'title' | 'text', string>>; // our own rows
  return Object.entries(rows).map(([id, { owner, title, text }]) => ({
    id,
    owner: owner ?? '',
    title: title ?? '',
    text: text ?? '',
    gone: false,
    rivals: [],
  }));
}
