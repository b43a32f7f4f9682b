import { useSyncFacts } from './sync-status.ts';

/** Whether what is not on this device yet may be on its way: nothing is known to stand between it and the server. */
export function useMayArrive(): boolean {
  return useSyncFacts(({ connection }) => connection === 'unknown' || connection === 'ok');
}
