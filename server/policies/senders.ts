import { guestId } from '#sync/ids.ts';

/** Whom a limit counts: the person, or the network address that a guest writes from. */
export function senderOf(userId: string, from: string | null): string {
  return userId === guestId ? `address:${from ?? 'unknown'}` : `person:${userId}`;
}
