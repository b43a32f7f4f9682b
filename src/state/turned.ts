import { create } from 'zustand';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';

const key = 'pankh-turned';

/**
 * To whom this tab was turned, until they have read so: a user id, or `guest`. `isCleared`: the browser has cleared whose it was;
 * else another tab has turned it.
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

/** The tab has begun again, as this person's. */
export function tellTurn(personId: string, isCleared: boolean): void {
  if (keptInTab(key) === '') return;
  keepInTab(key, '');
  useTurned.setState({ to: personId, isCleared });
}

export function forgetTurn(): void {
  useTurned.setState({ to: null });
}
