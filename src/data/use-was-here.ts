import { usePersonQuery } from './person-query.ts';

/**
 * Whether what the server keeps for this person has been on this device and is read anew, as after it was deleted here; undefined
 * while that is looked up. What is not here by then is not called never fetched.
 */
export function useWasHere(): boolean | undefined {
  return usePersonQuery(async (db) => ((await db.meta.get('meta'))?.resyncFrom ?? null) !== null);
}
