import { useState } from 'react';

/**
 * How many rows of a list are wanted, `atFirst` and more once that is asked for. The entry of the history keeps it: whoever goes
 * back to it, or loads it anew, finds as much of the list, and so the row from which they left. `list` tells it from others of the screen.
 */
export function useWanted(list: string, atFirst: number): [wanted: number, want: (count: number) => void] {
  const [wanted, setWanted] = useState<number>(() => globalThis.history?.state?.wanted?.[list] ?? atFirst);
  const want = (count: number) => {
    const { state } = history;
    history.replaceState({ ...state, wanted: { ...state?.wanted, [list]: count } }, '');
    setWanted(count);
  };
  return [wanted, want];
}
