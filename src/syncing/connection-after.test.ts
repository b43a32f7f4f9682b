import { expect, test } from 'vitest';
import { connectionAfter } from './connection-after.ts';

test.each([
  [{ end: 'done' }, 'ok'],
  [{ end: 'stuck' }, 'stuck'],
  [{ end: 'failed', why: 'network', retryAfter: null }, 'offline'],
  [{ end: 'failed', why: 'server', retryAfter: 30 }, 'server-trouble'],
  [{ end: 'failed', why: 'busy', retryAfter: 30 }, 'busy'],
  [{ end: 'failed', why: 'storage', retryAfter: null }, 'storage-closed'],
] as const)('a drain that ends with %j is told as %s', (drained, connection) => {
  expect(connectionAfter(drained)).toBe(connection);
});

test('what nobody foresaw is told as a mistake of the app: neither server nor network is to blame', () => {
  expect(connectionAfter({ end: 'failed', why: 'bug', retryAfter: null })).toBe('own-mistake');
});
