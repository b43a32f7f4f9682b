import { create } from 'zustand';

/** How often something was decided here on what only the server lists: what it counts is asked for anew then. */
export const useDecided = create<{ times: number }>(() => ({ times: 0 }));

export function noteDecided(): void {
  useDecided.setState(({ times }) => ({ times: times + 1 }));
}
