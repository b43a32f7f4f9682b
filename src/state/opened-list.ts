import { create } from 'zustand';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

type OpenedList = {
  file: File | undefined;
  /** The names of those that were opened at once with it, of which none is taken. */
  others: readonly string[];
  /** The name of one that lay here before this page was loaded: a list holds others' contact data, and is not kept over that. */
  lost: string;
  turn: number;
};

const key = 'pankh-opened-list';

/**
 * A list of investors that was opened with the app from the device's files, until it is imported or another one is taken.
 * `turn` tells one that is opened from the one before.
 */
export const useOpenedList = create<OpenedList>(() => ({
  file: undefined,
  others: [],
  lost: keptInTab(key),
  turn: 0,
}));

export function openList(file: File, others: readonly string[] = []): void {
  keepInTab(key, file.name);
  useOpenedList.setState(({ turn }) => ({ file, others, lost: '', turn: turn + 1 }));
}

export function letGoOfList(): void {
  keepInTab(key, '');
  useOpenedList.setState({ file: undefined, others: [], lost: '' });
}
