import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { TestimonialsPage } from './testimonials-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (connection: 'unknown' | 'ok' | 'offline') =>
  drawScreen(<TestimonialsPage />, { path: '/testimonials', facts: { connection } });

/** The count of all stories, of the investors' and of the founders'. */
const counted = (page: string) => wordsOf(page, 'dd').slice(0, 3);

test('stories are neither counted nor called missing while they may be on their way', async () => {
  await firstPageHere(await nobodyHere());
  for (const connection of ['unknown', 'ok'] as const) {
    const page = await shown(connection);
    expect(counted(page)).toEqual(['…', '…', '…']);
    expect(page).toContain('Loading testimonials');
    expect(page).not.toContain('No stories here yet');
  }
});

test('where none can come, nobody knows how many there are', async () => {
  await nobodyHere();
  const page = await shown('offline');
  expect(counted(page)).toEqual(['…', '…', '…']);
  expect(page).toContain('No stories here yet');
  expect(page).not.toContain('aria-busy="true"');
});

test('stories that were deleted from the device are on their way again, or said to come back', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  expect(await shown('ok')).toContain('Loading testimonials');
  const page = await shown('offline');
  expect(page).toContain('No stories on this device');
  expect(page).toContain('They are no longer here, and come back by themselves once the server is reached.');
  expect(page).not.toContain('once this device has been online');
});

test('what has come is counted by who told it; where there is none, that is said', async () => {
  const { db } = await signedInHere('investor');
  expect(counted(await shown('ok'))).toEqual(['0', '0', '0']);
  const told = { rating: 5, content: 'It rains.', location: 'Pune', createdAt: '2026-03-01T09:00:00.000Z' };
  const row = { ...told, id: newId(), userType: 'investor', fullName: 'Harleen Sodhi' } as const;
  await rowsOf(db, 'testimonials').put(row);
  const page = await shown('offline');
  expect(counted(page)).toEqual(['1', '1', '0']);
  expect(page).toContain('Harleen Sodhi');
});
