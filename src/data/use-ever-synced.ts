import { usePersonQuery } from './person-query.ts';

/** Whether anything of what the server keeps for this person has come to this device. */
export function useEverSynced(): boolean | undefined {
  return usePersonQuery(async (db) => Object.keys((await db.meta.get('meta'))?.cursors ?? {}).length > 0);
}
