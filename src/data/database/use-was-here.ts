import { storedMeta } from './group-marks.ts';
import { hasArrived } from './has-arrived.ts';
import type { RowGroup } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/**
 * Whether a group, or any of what is kept, has been on this device and is read anew, as after it was deleted here; undefined while
 * that is looked up. What is not here by then is not called never fetched.
 */
export function useWasHere(group?: RowGroup): boolean | undefined {
  return usePersonQuery(
    async (db) => {
      const meta = await storedMeta(db);
      return meta !== undefined && meta.resyncFrom !== null && !hasArrived(meta, group);
    },
    [group],
  );
}
