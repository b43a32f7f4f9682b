import { create } from 'zustand';

const key = 'pankh-turned';

/** To whom this tab was turned by another one, until they have read so: a user id, or `guest`. */
export const useTurned = create<{ to: string | null }>(() => ({ to: null }));

/** This tab begins again as somebody else's, and will say so then. Not whose: that would outlive their signing out. */
export function rememberTurn(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // A full or closed storage costs the notice, not the turn.
  }
}

/** The tab has begun again, as this person's. */
export function tellTurn(personId: string): void {
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  useTurned.setState({ to: personId });
}

export function forgetTurn(): void {
  useTurned.setState({ to: null });
}
