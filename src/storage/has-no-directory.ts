import type { Trip } from '#src/data/database/person-db.ts';
import type { DownloadState } from '#src/directory/download-state.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';

/**
 * Whether the server has no directory, as it says; before it is heard in this page, as it said of the trip. Not where some of it
 * is here, which came since; nor while that is looked up. `here`: see partHere.
 */
export function hasNoDirectory(
  trip: Trip | null,
  at: DownloadState['at'],
  here: KeptPart | null | undefined,
): boolean {
  if (here !== null) return false;
  const isHeard = at !== 'waiting' && at !== 'asked';
  return isHeard ? at === 'none' : trip?.hasNoDirectory === true;
}
