import type { SyncRequest } from '#sync/protocol.ts';

/** Nobody says that they have stored an answer, and asks for it: the server may have forgotten it by then. */
export function checkAsked({ mutations, ack }: SyncRequest, violate: (what: string) => void): void {
  for (const { seq, name } of mutations)
    if (seq <= ack) violate(`a device sent ${name} as ${seq} and acknowledged ${ack}`);
}
