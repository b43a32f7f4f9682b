import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Connection, News } from './status-channel.ts';

type SyncFacts = {
  /** Whose facts these are; null before that is known. */
  personId: string | null;
  connection: Connection;
  waiting: number;
  attention: number;
  /** When the person did the oldest thing that waits: ISO. */
  oldestWaiting: string | null;
  lastSyncedAt: string | null;
  /** What went wrong last in this tab's life. */
  lastFault: { kind: Connection; at: string } | null;
};

const nothingKnown = {
  connection: 'unknown',
  waiting: 0,
  attention: 0,
  oldestWaiting: null,
  lastSyncedAt: null,
  lastFault: null,
} as const;

/** What syncing knows. When the device was last up to date outlives the tab. */
export const useSyncFacts = create<SyncFacts>()(
  persist((): SyncFacts => ({ personId: null, ...nothingKnown }), {
    name: 'pankh-last-synced',
    partialize: ({ personId, lastSyncedAt }) => ({ personId, lastSyncedAt }),
  }),
);

/** What is known of one person tells nothing of another. */
export function notePerson(personId: string): void {
  if (useSyncFacts.getState().personId !== personId) useSyncFacts.setState({ personId, ...nothingKnown });
}

export function noteOutbox(facts: Pick<SyncFacts, 'waiting' | 'attention' | 'oldestWaiting'>): void {
  useSyncFacts.setState(facts);
}

export function noteConnection(connection: Connection): void {
  const isFault = connection !== 'ok' && connection !== 'unknown';
  useSyncFacts.setState({
    connection,
    ...(isFault && { lastFault: { kind: connection, at: new Date().toISOString() } }),
  });
}

/** What this tab or another has learnt, where it is about whoever this tab shows. */
export function noteNews({ personId, connection, lastSyncedAt }: News): void {
  if (personId !== useSyncFacts.getState().personId) return;
  if (connection) noteConnection(connection);
  if (lastSyncedAt) useSyncFacts.setState({ lastSyncedAt });
}

export type SyncStatus = Pick<SyncFacts, 'waiting' | 'attention' | 'oldestWaiting' | 'lastSyncedAt'> & {
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
  const facts = useSyncFacts();
  const { waiting, attention, oldestWaiting, lastSyncedAt } = facts;
  return { state: stateOf(facts), waiting, attention, oldestWaiting, lastSyncedAt };
}

export function stateOf({
  connection,
  waiting,
  attention,
}: Pick<SyncFacts, 'connection' | 'waiting' | 'attention'>): SyncStatus['state'] {
  if (connection === 'update-needed' || connection === 'sign-in') return connection;
  if (connection === 'stuck' || connection === 'storage-full') return connection;
  if (attention > 0) return 'attention';
  if (waiting > 0) return 'waiting';
  return connection === 'ok' ? 'up-to-date' : 'offline';
}
