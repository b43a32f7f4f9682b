import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from './tab-storage.ts';

type Fields = Record<string, string>;

/** What is written on the pages of the AI tools, by page: it lives as long as the tab, through a reload and the way to sign in. */
export const useTypedTools = create<Record<string, Fields>>()(
  persist((): Record<string, Fields> => ({}), {
    name: 'pankh-tools',
    storage: createJSONStorage(() => tabStorage),
    // The pages are drawn ahead of time, where nothing is written yet.
    skipHydration: true,
  }),
);

/** The fields of a page, blank until something is written, and how one is written. `page` is one of ours. */
export function useTypedTool<Blank extends Fields>(
  page: string,
  blank: Blank,
): [Blank, (field: keyof Blank & string, text: string) => void] {
  useEffect(() => void useTypedTools.persist.rehydrate(), []);
  const written = useTypedTools((all) => all[page]);
  const write = (field: string, text: string) =>
    useTypedTools.setState((all) => ({ [page]: { ...all[page], [field]: text } }));
  return [{ ...blank, ...written }, write];
}

export function forgetTypedTools(): void {
  useTypedTools.setState({}, true);
  useTypedTools.persist.clearStorage();
}
