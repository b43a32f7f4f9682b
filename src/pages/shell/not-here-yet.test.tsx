import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { NotHereYet } from './not-here-yet.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (connection: 'ok' | 'offline' | 'server-trouble') =>
  drawScreen(<NotHereYet />, { facts: { connection } });

test.each(['offline', 'server-trouble'] as const)(
  'who signed in and was cut off (%s) before anything came is told that what they see is not all',
  async (connection) => {
    await signedInHere('investor', { hasHeard: false });
    expect(await shown(connection)).toContain('Your data is not on this device yet');
    expect(await shown('ok')).toBe('');
    await signedInHere('investor');
    expect(await shown(connection)).toBe('');
    await nobodyHere();
    expect(await shown(connection)).toBe('');
  },
);

test('who has deleted some of it here is told that this comes back, not that nothing has come yet', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  const told = await shown('offline');
  expect(told).toContain('Not all of your data is on this device');
  expect(told).not.toContain('yet');
});
