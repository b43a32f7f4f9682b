import type { SyncRequest } from '#sync/protocol.ts';

const mostRepeats = 5;

/**
 * Notices a drain that does not move: the fifth request with the same actions and the same cursors as four before it,
 * in a row or not. Where anything was decided or read, the next request differs. Under which seq, client or epoch it is
 * asked does not count: a server that gives the device a new one each time moves nothing either.
 */
export function createWatchdog(): { isStuck(request: SyncRequest): boolean } {
  const asked = new Map<string, number>();
  return {
    isStuck({ mutations, cursors }) {
      const reached = Object.keys(cursors)
        .sort()
        .map((audience) => [audience, cursors[audience]]);
      const signature = JSON.stringify([mutations.map(({ id }) => id), reached]);
      const times = (asked.get(signature) ?? 0) + 1;
      asked.set(signature, times);
      return times >= mostRepeats;
    },
  };
}
