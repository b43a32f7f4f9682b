import { RefusedError } from '#src/data/database/refused-error.ts';
import { isTabCurrent } from '#src/data/database/tab-person.ts';
import { tripHere } from '#src/data/trip.ts';
import { onConnectionChange } from '#src/directory/metered.ts';
import { whenOnline } from '#src/lib/when-online.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { type Drained, failed } from '#src/syncing/drain.ts';
import { createEngine } from '#src/syncing/engine.ts';
import type { PackingFault } from './packing.ts';

/**
 * Brings in a tab, while a trip lasts, what of it is missing after every sync, in whichever tab that was, and once the
 * connection is metered no more: an engine like that of sync. What it takes comes only to who is on a trip.
 */
export function startTrips(): () => void {
  const engine = createEngine({
    drain: bringAfterSync,
    // Each file has its own turn: see bring-files.ts.
    withLock: (work) => work(),
    random: Math.random,
    onEnd() {},
    onBug: reportError,
  });
  const stopListening = useSyncFacts.subscribe((facts, before) => {
    if (facts.connection !== 'ok') return;
    if (before.connection !== 'ok') engine.wake();
    else if (facts.lastSyncedAt !== before.lastSyncedAt) engine.nudge();
  });
  const stopWatching = onConnectionChange(engine.nudge);
  return () => {
    stopListening();
    stopWatching();
    engine.stop();
  };
}

async function bringAfterSync(): Promise<Drained> {
  // Until the server is heard again, which begins this anew.
  if (useSyncFacts.getState().connection !== 'ok' || !(await isTabCurrent())) return { end: 'done' };
  try {
    if (!(await tripHere())) return { end: 'done' };
    const { bringUnasked } = await whenOnline(() => import('./bring-missing.ts'));
    return drainedOf(await bringUnasked());
  } catch (error) {
    // Whose trip it was has left the device meanwhile.
    if (error instanceof RefusedError) return { end: 'done' };
    return failed(error);
  }
}

/** What is worth trying again after a pause. */
function drainedOf(fault: PackingFault | null): Drained {
  if (fault === 'offline') return { end: 'failed', why: 'network', retryAfter: null };
  return fault === 'server' ? { end: 'failed', why: 'server', retryAfter: null } : { end: 'done' };
}
