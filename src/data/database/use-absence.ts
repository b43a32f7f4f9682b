import { useSyncFacts } from '#src/state/sync-status.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { useEverSynced } from './use-ever-synced.ts';

/**
 * Why a deal or an investor is not on this device: "gone" where all has come that the server, which answers, keeps; "arriving" while
 * it may be on its way, also anew after it was deleted here; else "unknown": it may exist.
 */
export function useAbsence(): 'arriving' | 'gone' | 'unknown' {
  const everSynced = useEverSynced();
  const mayArrive = useMayArrive();
  const isAnswered = useSyncFacts(({ connection }) => connection === 'ok');
  if (everSynced && isAnswered) return 'gone';
  return mayArrive || everSynced === undefined ? 'arriving' : 'unknown';
}
