import { create } from 'zustand';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

type OpenedList = {
  file: File | undefined;
  /** The names of those that were opened with it or before it, of which none is taken. */
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
  useOpenedList.setState((before) => ({
    file,
    others: [...others, ...waiting(before).filter((name) => name !== file.name && !others.includes(name))],
    lost: '',
    turn: before.turn + 1,
  }));
}

/** The names of all that are not imported yet. */
function waiting({ file, others, lost }: OpenedList): string[] {
  return [file?.name ?? lost, ...others].filter((name) => name !== '');
}

export function letGoOfList(): void {
  keepInTab(key, '');
  useOpenedList.setState({ file: undefined, others: [], lost: '' });
}
