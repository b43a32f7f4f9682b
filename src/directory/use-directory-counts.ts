import { useEffect } from 'react';
import { useStore } from 'zustand';
import { searchIndex } from './search-index.ts';
import type { DirectoryCounts } from './search-messages.ts';
import { followDirectory } from './use-investor-search.ts';

/** What each filter would find on this device; null until that is known. */
export function useDirectoryCounts(): DirectoryCounts | null {
  const index = useStore(searchIndex);
  useEffect(followDirectory, []);
  return index.at === 'ready' ? index.counts : null;
}
