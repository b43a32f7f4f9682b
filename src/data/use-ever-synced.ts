import { readMeta } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** Whether anything of what the server keeps for this person has come to this device. */
export function useEverSynced(): boolean | undefined {
  return usePersonQuery(async (db) => Object.keys((await readMeta(db)).cursors).length > 0);
}
