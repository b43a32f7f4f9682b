import { createStore } from 'zustand/vanilla';

/**
 * What this tab is bringing for a trip; nothing is lost where it ends: what has come stays. `fault`: why the last try did not
 * bring everything. `left`: how many files are to come, with the one that does; `bytes`: what
 * has come of that, whose size is `size`: 0 before it is known which comes first.
 */
export type Packing =
  | { at: 'rest'; fault: PackingFault | null }
  | { at: 'files'; left: number; bytes: number; size: number }
  | { at: 'directory' };

export type PackingFault = 'offline' | 'sign-in' | 'update-needed' | 'server' | 'storage-full';

export const packing = createStore<Packing>(() => ({ at: 'rest', fault: null }));

export function setPacking(state: Packing): void {
  packing.setState(state, true);
}

let stopping = new AbortController();

/** What this tab is bringing is wanted no more: it stops as soon as it can, and tells nothing of it any more. */
export function stopPacking(): void {
  stopping.abort();
  stopping = new AbortController();
  setPacking({ at: 'rest', fault: null });
}

/** Fires once what is being brought from now on is wanted no more. */
export function packingSignal(): AbortSignal {
  return stopping.signal;
}
