import { createStore } from 'zustand/vanilla';

/** The name of the database of whoever uses the device now; null before anybody has asked for it. */
export const currentDatabase = createStore<{ name: string | null }>(() => ({ name: null }));

export function noteCurrentDatabase(name: string): void {
  if (currentDatabase.getState().name !== name) currentDatabase.setState({ name });
}
