import { nextTask } from '#src/lib/next-task.ts';
import type { Pause } from '#sync/search/pause.ts';

/** A newer query has taken the place of this one. */
export class Superseded extends Error {
  override name = 'Superseded';
}

const sliceMilliseconds = 30;

/** Cuts work into slices; throws Superseded after a slice when `isWanted` says nobody waits for the rest. */
export function slices(isWanted: () => boolean): Pause {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMilliseconds) return;
    await nextTask();
    if (!isWanted()) throw new Superseded();
    sliceStart = performance.now();
  };
}
