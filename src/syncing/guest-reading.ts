import type { SyncRequest } from '#sync/protocol.ts';

let isUnderWay = false;

/** Whether all that this tab holds the network for is what a guest may read: asked without a cookie, and of no use to who signs in. */
export function isGuestReading(): boolean {
  return isUnderWay;
}

/** What is asked now; null once nothing is. */
export function noteAsked(request: SyncRequest | null): void {
  isUnderWay = request?.userId === null && request.mutations.length === 0;
}
