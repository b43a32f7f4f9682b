import { expect, test } from 'vitest';
import { stateOf } from './sync-status.ts';

const facts = { connection: 'ok', waiting: 0, attention: 0, lastSyncedAt: null } as const;

test.each([
  [{}, 'up-to-date'],
  [{ connection: 'unknown' }, 'offline'],
  [{ connection: 'offline' }, 'offline'],
  [{ connection: 'offline', waiting: 2 }, 'waiting'],
  [{ waiting: 1, attention: 1 }, 'attention'],
  [{ connection: 'stuck' }, 'stuck'],
  [{ connection: 'storage-full', waiting: 1 }, 'storage-full'],
  [{ connection: 'sign-in', attention: 3 }, 'sign-in'],
  [{ connection: 'update-needed' }, 'update-needed'],
] as const)('%j shows as %s', (given, state) => {
  expect(stateOf({ ...facts, ...given })).toBe(state);
});
