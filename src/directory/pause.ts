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

/** A message to oneself: unlike a timer it is not held back when repeated. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
