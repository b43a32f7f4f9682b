import type { OutboxItem } from '#src/data/outbox/outbox-items.ts';
import { type SyncStatus, stateOf, useSyncStatus } from '#src/state/sync-status.ts';

/**
 * The status as the Outbox tells it: what is listed is counted and a missing network is known also in the moment before syncing
 * has said so. Sentences that came later would push the list down.
 */
export function useOutboxStatus(entries: readonly OutboxItem[]): SyncStatus {
  const status = useSyncStatus();
  const connection = status.connection === 'unknown' && !navigator.onLine ? 'offline' : status.connection;
  const isCounted = status.waiting + status.attention > 0;
  const attention = isCounted
    ? status.attention
    : entries.filter(({ state }) => state === 'needs-you').length;
  const waiting = isCounted ? status.waiting : entries.length - attention;
  const isKept = isCounted
    ? status.isKept
    : waiting > 0 && entries.every(({ state, needsSignIn }) => state === 'needs-you' || needsSignIn);
  const state = stateOf({ connection, waiting, attention });
  return { ...status, connection, waiting, attention, isKept, state };
}
