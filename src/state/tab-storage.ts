import type { StateStorage } from 'zustand/middleware';
import { dropFromTab, keepInTab, keptInTab } from '#src/lib/tab-store.ts';

/** Where a store keeps its values as long as the tab lives; where the browser refuses it, no longer than the page. */
export const tabStorage: StateStorage = {
  getItem: (key) => keptInTab(key) || null,
  setItem: keepInTab,
  removeItem: dropFromTab,
};
