import { create } from 'zustand';

/**
 * A list of investors that was opened with the app from the device's files, until it is imported or another one is taken.
 * `turn` tells one that is opened from the one before.
 */
export const useOpenedList = create<{ file: File | undefined; turn: number }>(() => ({
  file: undefined,
  turn: 0,
}));

export function openList(file: File): void {
  useOpenedList.setState(({ turn }) => ({ file, turn: turn + 1 }));
}

export function letGoOfList(): void {
  useOpenedList.setState({ file: undefined });
}
