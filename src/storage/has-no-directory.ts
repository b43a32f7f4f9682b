import type { Trip } from '#src/data/database/person-db.ts';
import type { DownloadState } from '#src/directory/download-state.ts';

/** Whether the server has no directory, as it says; before it is heard in this page, as it said of the trip. */
export function hasNoDirectory(trip: Trip | null, at: DownloadState['at']): boolean {
  const isHeard = at !== 'waiting' && at !== 'asked';
  return isHeard ? at === 'none' : trip?.hasNoDirectory === true;
}
