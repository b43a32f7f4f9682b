import { expect, test } from 'vitest';
import { type SyncStatus, stateOf } from '#src/state/sync-status.ts';
import { statusSentences, statusWords } from './status-words.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

function statusOf(facts: Partial<Omit<SyncStatus, 'state'>>): SyncStatus {
  const all = {
    connection: 'ok',
    waiting: 0,
    isKept: false,
    attention: 0,
    oldestWaiting: null,
    held: null,
    lastSyncedAt: null,
    arrived: null,
    ...facts,
  } as const;
  return { ...all, state: stateOf(all) };
}

test.each([
  [{}, ['Up to date']],
  [{ connection: 'offline' }, ['Offline']],
  [{ connection: 'offline', attention: 1 }, ['1 needs you', 'offline']],
  [{ connection: 'offline', attention: 2, waiting: 3 }, ['2 need you', '3 waiting', 'offline']],
  [{ connection: 'server-trouble', waiting: 1 }, ['1 waiting', 'server trouble']],
  [{ attention: 1, waiting: 1 }, ['1 needs you', '1 waiting']],
  [{ connection: 'unknown' }, ['Connecting']],
  [{ connection: 'unknown', arrived: 41 }, ['Loading']],
  [{ connection: 'ok', arrived: 41 }, ['Loading']],
  [{ connection: 'unknown', arrived: 41, waiting: 1 }, ['1 waiting', 'loading']],
  [{ connection: 'sign-in', waiting: 2, attention: 1 }, ['Sign in to send', '1 needs you', '2 waiting']],
  [{ connection: 'stuck', waiting: 2 }, ['Cannot sync', '2 waiting']],
  [{ connection: 'own-mistake', waiting: 1 }, ['1 waiting', 'app mistake']],
  [{ connection: 'storage-closed' }, ['Storage closed']],
] as const)('%j is told as %j', (facts, words) => {
  expect(statusWords(statusOf(facts), { isUnreadable: false })).toEqual(words);
});

test('a guest is told of what is on this device, and of nothing where it cannot be read', () => {
  const status = statusOf({ connection: 'offline', waiting: 2, isKept: true });
  expect(statusWords(status, { isUnreadable: false })).toEqual(['2 on this device', 'offline']);
  expect(statusWords(status, { isUnreadable: true })).toEqual(['Storage closed']);
});

test('the whole story says since when work waits, and when the server was last heard', () => {
  const status = statusOf({
    waiting: 1,
    oldestWaiting: '2026-03-01T09:00:00.000Z',
    lastSyncedAt: '2026-03-01T11:55:00.000Z',
  });
  expect(statusSentences(['1 waiting'], status, now)).toBe(
    '1 waiting, oldest 3 hours ago. Last heard from the server 5 minutes ago',
  );
  expect(statusSentences(['Offline'], statusOf({}), now)).toBe('Offline. The server was not heard yet');
});

test('while much is on its way the story says how much has come, and not that nobody was heard', () => {
  const status = statusOf({ connection: 'unknown', arrived: 41 });
  expect(statusSentences(['Loading'], status, now)).toBe('Loading. 41% has come');
});
