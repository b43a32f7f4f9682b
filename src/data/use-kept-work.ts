import { useLiveQuery } from 'dexie-react-hooks';
import { type KeptWork, keptWork } from './device-db.ts';

/** Whose unsent work this device keeps besides that of whoever uses it now. */
export function useKeptWork(): KeptWork[] | undefined {
  return useLiveQuery(keptWork);
}
