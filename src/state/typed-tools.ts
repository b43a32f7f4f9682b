import { create } from 'zustand';
import { dropFromTab } from '#src/lib/tab-store.ts';
import { keepState, keptState } from './kept-in-tab.ts';

export type ToolFields = Record<string, string>;

type Tools = Record<string, ToolFields>;

const key = 'pankh-tools';

/**
 * What is written on the pages of the AI tools, by page, and under `found` what Explore found last (src/pages/explore/note-found.ts):
 * it lives as long as the tab, through a reload and the way to sign in.
 */
export const useTypedTools = create<Tools>(() => ({}));
useTypedTools.subscribe((tools) => keepState(key, tools));

/** What the tab keeps of it. Asked for once a page stands: they are drawn ahead of time, where nothing is written yet. */
export function keptTools(): Partial<Tools> {
  return keptState<Tools>(key);
}

export function forgetTypedTools(): void {
  useTypedTools.setState({}, true);
  dropFromTab(key);
}
