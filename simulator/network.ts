import { setTimeout } from 'node:timers/promises';
import { OfflineError } from '#src/api/offline-error.ts';
import type { Answer } from '#src/api/request.ts';
import type { SyncReply, SyncRequest } from '#sync/protocol.ts';

export type Fault = 'none' | 'request-lost' | 'answer-lost' | 'repeated' | 'late-copy' | 'slow-answer';
export type Post = (request: SyncRequest) => Promise<Answer<SyncReply>>;

/**
 * A network between devices and a server that does what networks do: each round trip meets the next of the given
 * faults. `repeated`: the request arrives twice; `late-copy`: an earlier request arrives once more, before this one;
 * `slow-answer`: another tab's answer, asked for later, may arrive before this one.
 */
export function faultyNetwork(server: Post, faults: Iterator<Fault>): Post {
  const earlier: SyncRequest[] = [];
  return async (request) => {
    // What crosses a wire is a copy.
    const sent = structuredClone(request);
    const fault = faults.next().value ?? 'none';
    if (fault === 'request-lost') throw new OfflineError();
    if (fault === 'late-copy' && earlier.length > 0)
      await server(earlier[Math.floor(earlier.length / 2)] ?? sent);
    earlier.push(sent);
    const answer = await server(sent);
    if (fault === 'answer-lost') throw new OfflineError();
    if (fault === 'slow-answer') await setTimeout(15);
    return structuredClone(fault === 'repeated' ? await server(sent) : answer);
  };
}
