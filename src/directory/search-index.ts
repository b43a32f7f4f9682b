import { createStore } from 'zustand/vanilla';
import type { Held } from './held.ts';
import type { DirectoryCounts } from './search-messages.ts';

/**
 * What can be searched now. `hash` names the state of the directory: ask again when it changes. `held`: see held.ts; null
 * where all of it is searched.
 */
export type SearchIndexState =
  | { at: 'loading'; done: number }
  | { at: 'empty' }
  | { at: 'ready'; hash: string; counts: DirectoryCounts; held: Held | null }
  | { at: 'fault' };

export const loading: SearchIndexState = { at: 'loading', done: 0 };
export const searchIndex = createStore<SearchIndexState>(() => loading);
