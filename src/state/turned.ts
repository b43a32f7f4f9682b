import { create } from 'zustand';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

const key = 'pankh-turned';

/**
 * To whom this tab was turned, until they have read so: a user id, or `guest`. `isCleared`: the browser has cleared whose it was;
 * else another tab has turned it, or the server has signed them out.
 */
export const useTurned = create<{ to: string | null; isCleared: boolean }>(() => ({
  to: null,
  isCleared: false,
}));

/** This tab begins again as somebody else's, and will say so then. Not whose: that would outlive their signing out. */
export function rememberTurn(): void {
  // A full or closed storage costs the notice, not the turn.
  keepInTab(key, 'yes');
}

/** Where the tab has begun again, as this person's, that is said. Answers whether it has. */
export function tellTurn(personId: string, isCleared: boolean): boolean {
  if (keptInTab(key) === '') return false;
  keepInTab(key, '');
  useTurned.setState({ to: personId, isCleared });
  return true;
}

export function forgetTurn(): void {
  useTurned.setState({ to: null });
}
