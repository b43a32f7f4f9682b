import type { Meta } from './person-db.ts';

/** Whether all that the server keeps for this person has come to this device once, and was not taken off it since. */
export function hasArrived({ cursors, resyncFrom, hadAll, isFirstReading }: Meta): boolean {
  if (resyncFrom !== null) return hadAll === true;
  return Object.keys(cursors).length > 0 && !isFirstReading;
}
