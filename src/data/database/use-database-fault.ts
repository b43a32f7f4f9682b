import { useStore } from 'zustand';
import { currentDatabase } from './current-database.ts';
import { type DatabaseFault, databaseFaults } from './database-fault.ts';

/**
 * What stands between the screens and the data of whoever uses this device; null where nothing does. What ails the directory,
 * or what somebody else has left here, does not.
 */
export function useDatabaseFault(): DatabaseFault | null {
  const name = useStore(currentDatabase, (current) => current.name);
  return useStore(databaseFaults, (faults) => faults.device ?? faults[name ?? ''] ?? null);
}
