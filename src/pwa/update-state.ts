import { create } from 'zustand';

type Update =
  | { at: 'none' }
  | { at: 'waiting' }
  | { at: 'accepted' }
  | { at: 'postponed'; since: number }
  /** The person asked for a newer one when last this version was found too old, and there is none. */
  | { at: 'newest' };

/** Whether a new version waits for the person's word. */
export const useUpdate = create<Update>(() => ({ at: 'none' }));

/** Asks no more in this tab for a day; the new version takes over when the app is next opened. */
export function postponeUpdate(): void {
  useUpdate.setState({ at: 'postponed', since: Date.now() });
}
