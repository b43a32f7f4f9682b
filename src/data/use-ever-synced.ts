import { storedMeta } from './group-marks.ts';
import { hasArrived } from './has-arrived.ts';
import { usePersonQuery } from './person-query.ts';

/** Whether any of the deals and articles that the server keeps has come to this device, and was not taken off it since. */
export function useEverSynced(): boolean | undefined {
  return usePersonQuery(async (db) => {
    const meta = await storedMeta(db);
    return meta !== undefined && (Object.keys(meta.cursors).length > 0 || hasArrived(meta, 'deals'));
  });
}
