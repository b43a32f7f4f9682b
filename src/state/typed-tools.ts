import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from './tab-storage.ts';

export type ToolFields = Record<string, string>;

/** What is written on the pages of the AI tools, by page: it lives as long as the tab, through a reload and the way to sign in. */
export const useTypedTools = create<Record<string, ToolFields>>()(
  persist((): Record<string, ToolFields> => ({}), {
    name: 'pankh-tools',
    storage: createJSONStorage(() => tabStorage),
    // The pages are drawn ahead of time, where nothing is written yet.
    skipHydration: true,
  }),
);

export function forgetTypedTools(): void {
  useTypedTools.setState({}, true);
  useTypedTools.persist.clearStorage();
}
