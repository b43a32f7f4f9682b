import type { TripContents } from '#src/data/trip-contents.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { isAsMuch } from '#src/directory/part-order.ts';

/** Of each part of a trip whether it is on this device. */
export type Readiness = Record<'app' | 'deals' | 'messages' | 'files' | 'directory', boolean>;

/** `directory`: how much of it is whole here; `none` where the server has none. */
export function readinessOf(
  { files, trip, isRead }: TripContents,
  isAppHere: boolean,
  directory: KeptPart | 'none' | null,
): Readiness {
  return {
    app: isAppHere,
    deals: isRead.deals,
    messages: isRead.messages,
    // Messages that are not here may name some.
    files: (isRead.messages || files.count > 0) && files.here + files.gone >= files.count,
    directory: directory === 'none' || isAsMuch(directory, trip?.part ?? 'first'),
  };
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness).every(Boolean);
}
