import { createStore } from 'zustand/vanilla';

/**
 * Why a database on this device cannot be read. `blocked`: a tab with an older version keeps it from being brought up
 * to date. `newer`: a newer version of the app has changed it. `broken`: the browser cannot open it. `missing`: the browser
 * gives this site no databases at all.
 */
export type DatabaseFault = 'blocked' | 'newer' | 'broken' | 'missing';

/** By the database's name. */
export const databaseFaults = createStore<Record<string, DatabaseFault>>(() => ({}));

export function noteFault(name: string, fault: DatabaseFault): void {
  databaseFaults.setState({ [name]: fault });
}

export function clearFault(name: string, passed: DatabaseFault): void {
  const { [name]: fault, ...others } = databaseFaults.getState();
  if (fault !== passed) return;
  databaseFaults.setState(others, true);
}
