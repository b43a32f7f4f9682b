import { beforeEach, expect, test } from 'vitest';
import { noteNews, notePerson, stateOf, useSyncFacts } from './sync-status.ts';

beforeEach(() => useSyncFacts.setState({ personId: null, connection: 'unknown', lastSyncedAt: null }));

const facts = { connection: 'ok', waiting: 0, attention: 0 } as const;

test.each([
  [{}, 'up-to-date'],
  [{ connection: 'unknown' }, 'connecting'],
  [{ connection: 'offline' }, 'offline'],
  [{ connection: 'server-trouble' }, 'server-trouble'],
  [{ connection: 'server-trouble', waiting: 2 }, 'waiting'],
  [{ connection: 'storage-closed', waiting: 2 }, 'storage-closed'],
  [{ connection: 'offline', waiting: 2 }, 'waiting'],
  [{ waiting: 1, attention: 1 }, 'attention'],
  [{ connection: 'own-mistake' }, 'own-mistake'],
  [{ connection: 'own-mistake', waiting: 2 }, 'waiting'],
  [{ connection: 'stuck', attention: 1 }, 'stuck'],
  [{ connection: 'storage-full', waiting: 1 }, 'storage-full'],
  [{ connection: 'sign-in', attention: 3 }, 'sign-in'],
  [{ connection: 'update-needed' }, 'update-needed'],
] as const)('%j shows as %s', (given, state) => {
  expect(stateOf({ ...facts, ...given })).toBe(state);
});

test('what is learnt of one person is not told of another, nor to another', () => {
  const moment = '2026-03-01T09:00:00.000Z';
  notePerson('tara');
  noteNews({ personId: 'tara', connection: 'ok', lastSyncedAt: moment });
  noteNews({ personId: 'meera', connection: 'stuck' });
  expect(useSyncFacts.getState()).toMatchObject({ connection: 'ok', lastSyncedAt: moment });
  notePerson('tara');
  expect(useSyncFacts.getState().connection).toBe('ok');
  notePerson('meera');
  expect(useSyncFacts.getState()).toMatchObject({ connection: 'unknown', lastSyncedAt: null });
});

test('the last thing that went wrong is remembered after it has been put right', () => {
  notePerson('tara');
  noteNews({ personId: 'tara', connection: 'sign-in' });
  noteNews({ personId: 'tara', connection: 'ok' });
  expect(useSyncFacts.getState().lastFault).toMatchObject({ kind: 'sign-in' });
});

test('how much has come is told while more is to come, whatever was before, and no longer', () => {
  notePerson('tara');
  noteNews({ personId: 'tara', connection: 'offline' });
  noteNews({ personId: 'tara', arrived: 41 });
  expect(useSyncFacts.getState()).toMatchObject({ connection: 'unknown', arrived: 41 });
  noteNews({ personId: 'meera', arrived: 7 });
  expect(useSyncFacts.getState().arrived).toBe(41);
  for (const connection of ['offline', 'ok'] as const) {
    noteNews({ personId: 'tara', arrived: 41 });
    noteNews({ personId: 'tara', connection });
    expect(useSyncFacts.getState()).toMatchObject({ connection, arrived: null });
  }
  // Who is online stays so, and is not up to date until all has come.
  noteNews({ personId: 'tara', arrived: 41 });
  expect(useSyncFacts.getState()).toMatchObject({ connection: 'ok', arrived: 41 });
  expect(stateOf(useSyncFacts.getState())).toBe('connecting');
});
