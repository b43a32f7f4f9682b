import { storedMeta } from './group-marks.ts';
import { hasArrived } from './has-arrived.ts';
import type { PersonDb } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/**
 * Whether all of the deals and articles that the server keeps has come to this device, and was not taken off it since. A first
 * reading that has further pages is none: what it has not brought yet would be called gone, or never there.
 */
export function useEverSynced(): boolean | undefined {
  return usePersonQuery(haveDealsArrived);
}

async function haveDealsArrived(db: PersonDb): Promise<boolean> {
  const meta = await storedMeta(db);
  return meta !== undefined && hasArrived(meta, 'deals');
}
