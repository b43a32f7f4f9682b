import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How the last attempt to reach the server ended. */
export type Connection =
  | 'unknown'
  | 'ok'
  | 'offline'
  | 'sign-in'
  | 'update-needed'
  | 'stuck'
  | 'storage-full';

type SyncFacts = {
  connection: Connection;
  waiting: number;
  attention: number;
  lastSyncedAt: string | null;
};

/** What syncing knows. When the device was last up to date outlives the tab. */
export const useSyncFacts = create<SyncFacts>()(
  persist((): SyncFacts => ({ connection: 'unknown', waiting: 0, attention: 0, lastSyncedAt: null }), {
    name: 'pankh-last-synced',
    partialize: ({ lastSyncedAt }) => ({ lastSyncedAt }),
  }),
);

export function noteSyncFacts(facts: Partial<SyncFacts>): void {
  useSyncFacts.setState(facts);
}

export type SyncStatus = Pick<SyncFacts, 'waiting' | 'attention' | 'lastSyncedAt'> & {
  state:
    | 'offline'
    | 'up-to-date'
    | 'waiting'
    | 'attention'
    | 'stuck'
    | 'storage-full'
    | 'sign-in'
    | 'update-needed';
};

/** The one status that is always true: what needs the person comes first, then what is unsent, then the connection. */
export function useSyncStatus(): SyncStatus {
  const { connection, waiting, attention, lastSyncedAt } = useSyncFacts();
  return {
    state: stateOf({ connection, waiting, attention, lastSyncedAt }),
    waiting,
    attention,
    lastSyncedAt,
  };
}

export function stateOf({ connection, waiting, attention }: SyncFacts): SyncStatus['state'] {
  if (connection === 'update-needed' || connection === 'sign-in') return connection;
  if (connection === 'stuck' || connection === 'storage-full') return connection;
  if (attention > 0) return 'attention';
  if (waiting > 0) return 'waiting';
  return connection === 'ok' ? 'up-to-date' : 'offline';
}
