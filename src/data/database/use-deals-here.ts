import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { useEverSynced } from './use-ever-synced.ts';
import { useWasHere } from './use-was-here.ts';

/**
 * How deals or articles as this device has them are to be taken: "arriving" while they are read, or where there are none and they
 * may be on their way; "missing" where there are none and none can come, so that nobody knows whether there are any; else "here".
 */
export function useDealsHere(rows: readonly unknown[] | undefined): 'arriving' | 'missing' | 'here' {
  const everSynced = useEverSynced();
  const wasHere = useWasHere('deals');
  const mayArrive = useMayArrive();
  if (rows === undefined) return 'arriving';
  if (rows.length > 0 || everSynced) return 'here';
  return mayArrive || wasHere === undefined ? 'arriving' : 'missing';
}
