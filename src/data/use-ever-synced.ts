import { usePersonQuery } from './person-query.ts';

/** Whether this person's device has heard from the server at all. */
export function useEverSynced(): boolean | undefined {
  return usePersonQuery(async (db) => ((await db.meta.get('meta'))?.epoch ?? '') !== '');
}
