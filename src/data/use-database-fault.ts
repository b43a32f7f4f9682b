import { useStore } from 'zustand';
import { type DatabaseFault, databaseFaults } from './database-fault.ts';

/** What stands between the screens and the data on this device; null where nothing does. */
export function useDatabaseFault(): DatabaseFault | null {
  return useStore(databaseFaults, (faults) => Object.values(faults)[0] ?? null);
}
