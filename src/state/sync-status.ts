import { create } from 'zustand';
import { keepOnDevice } from './keep-on-device.ts';
import type { Connection, News } from './status-channel.ts';

type SyncFacts = {
  /** Whose facts these are; null before that is known. */
  personId: string | null;
  connection: Connection;
  waiting: number;
  /** Of what waits, how much goes only once somebody has signed in. */
  untilSignIn: number;
  attention: number;
  /** When the person did the oldest thing that waits: ISO. */
  oldestWaiting: string | null;
  /** The server has put off all that could go: the first of it goes at `until`, where that is known: ISO. */
  held: { until: string | null } | null;
  lastSyncedAt: string | null;
  /** While the server's answer comes in many pages, how much has come, in per cent; then it is asked again at once. */
  arrived: number | null;
  /** What went wrong last in this tab's life. */
  lastFault: { kind: Connection; at: string } | null;
};

const nothingKnown = {
  connection: 'unknown',
  waiting: 0,
  untilSignIn: 0,
  attention: 0,
  oldestWaiting: null,
  held: null,
  lastSyncedAt: null,
  arrived: null,
  lastFault: null,
} as const;

/** What syncing knows. When the device was last up to date outlives the tab. */
export const useSyncFacts = create<SyncFacts>(() => ({ personId: null, ...nothingKnown }));
keepOnDevice(useSyncFacts, 'pankh-last-synced', ({ personId, lastSyncedAt }) => ({ personId, lastSyncedAt }));

/** What is known of one person tells nothing of another. */
export function notePerson(personId: string): void {
  if (useSyncFacts.getState().personId !== personId) useSyncFacts.setState({ personId, ...nothingKnown });
}

export function noteOutbox(
  facts: Pick<SyncFacts, 'waiting' | 'untilSignIn' | 'attention' | 'oldestWaiting' | 'held'>,
): void {
  useSyncFacts.setState(facts);
}

export function noteConnection(connection: Connection): void {
  const isFault = connection !== 'ok' && connection !== 'unknown';
  useSyncFacts.setState({
    connection,
    arrived: null,
    ...(isFault && { lastFault: { kind: connection, at: new Date().toISOString() } }),
  });
}

/** What this tab or another has learnt, where it is about whoever this tab shows. */
export function noteNews({ personId, connection, lastSyncedAt, arrived }: News): void {
  if (personId !== useSyncFacts.getState().personId) return;
  if (connection) noteConnection(connection);
  // The server answers; where it was not up to date before, nobody knows yet how it ends.
  if (arrived !== undefined)
    useSyncFacts.setState((facts) => ({
      connection: facts.connection === 'ok' ? 'ok' : 'unknown',
      arrived,
    }));
  if (lastSyncedAt) useSyncFacts.setState({ lastSyncedAt });
}

type Known = Pick<
  SyncFacts,
  'connection' | 'waiting' | 'attention' | 'oldestWaiting' | 'held' | 'lastSyncedAt' | 'arrived'
> & {
  /** All that waits is kept here until somebody signs in. */
  isKept: boolean;
};

export type SyncStatus = Known & {
  state: Exclude<Connection, 'ok' | 'unknown'> | 'connecting' | 'up-to-date' | 'waiting' | 'attention';
};

/** The one status that is always true: what needs the person comes first, then what is unsent, then the connection. */
export function useSyncStatus(): SyncStatus {
  const facts = useSyncFacts();
  return {
    ...facts,
    state: stateOf(facts),
    isKept: facts.waiting > 0 && facts.untilSignIn === facts.waiting,
  };
}

/** Nothing goes until the person has done something about these. */
const blocking = ['update-needed', 'sign-in', 'storage-closed', 'stuck', 'storage-full'] as const;

export function stateOf({
  connection,
  waiting,
  attention,
  arrived = null,
}: Pick<SyncFacts, 'connection' | 'waiting' | 'attention'> & Partial<SyncFacts>): SyncStatus['state'] {
  const block = blocking.find((each) => each === connection);
  if (block) return block;
  if (attention > 0) return 'attention';
  if (waiting > 0) return 'waiting';
  if (connection === 'ok') return arrived === null ? 'up-to-date' : 'connecting';
  return connection === 'unknown' ? 'connecting' : connection;
}
