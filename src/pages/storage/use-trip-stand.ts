import { useStore } from 'zustand';
import type { TripContents } from '#src/data/trip-contents.ts';
import { type Packing, packing } from '#src/storage/packing.ts';
import { isReady, type Readiness } from '#src/storage/readiness.ts';
import { useReadiness } from './use-readiness.ts';

/** Whether one can go, and why; while what is here is looked up `readiness` is undefined, and nobody is told yet that one can. */
export function useTripStand(contents: TripContents): {
  state: 'ready' | 'partly' | 'bringing';
  readiness: Readiness | undefined;
  progress: Packing;
} {
  const readiness = useReadiness(contents);
  const progress = useStore(packing);
  const state = progress.at !== 'rest' ? 'bringing' : readiness && isReady(readiness) ? 'ready' : 'partly';
  return { state, readiness, progress };
}
