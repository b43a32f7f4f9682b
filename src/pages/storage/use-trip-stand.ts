import { useStore } from 'zustand';
import type { TripContents } from '#src/data/trip-contents.ts';
import { type Packing, packing } from '#src/storage/packing.ts';
import { isReady, type Readiness } from '#src/storage/readiness.ts';
import { useReadiness } from './use-readiness.ts';

/** Whether one can go, and why; while what is here is looked up neither is known, but that it is being brought. */
export function useTripStand(contents: TripContents): {
  state: 'ready' | 'partly' | 'bringing' | undefined;
  readiness: Readiness | undefined;
  progress: Packing;
} {
  const readiness = useReadiness(contents);
  const progress = useStore(packing);
  const known = readiness && (isReady(readiness) ? 'ready' : 'partly');
  return { state: progress.at === 'rest' ? known : 'bringing', readiness, progress };
}
