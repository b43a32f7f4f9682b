import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import { PitchQueue } from './pitch-queue.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('who reviews a pitch reads how its company earns, for the public reads it too once it is approved', async () => {
  const { db } = await signedInHere('admin');
  const businessModel = 'Weavers pay by the metre.';
  await rowsOf(db, 'opportunities').put(madeUpDeal({ status: 'review', businessModel }));
  const queue = readable(await drawScreen(<PitchQueue />, { path: '/admin' }));
  expect(queue).toContain(businessModel);
});

test('who reviews a pitch reads its highlights, and the least that one can put in', async () => {
  const { db } = await signedInHere('admin');
  const highlights = ['Forty looms at work', 'Two patents'];
  await rowsOf(db, 'opportunities').put(madeUpDeal({ status: 'review', highlights }));
  const queue = readable(await drawScreen(<PitchQueue />, { path: '/admin' }));
  for (const words of ['Key Highlights', ...highlights, '₹25,00,000 (min ₹50,000)'])
    expect(queue).toContain(words);
});

test('of many pitches the fifty that have waited longest stand there, with the way to more', async () => {
  const { db } = await signedInHere('admin');
  const pitches = Array.from({ length: 51 }, (_, nth) =>
    madeUpDeal({ status: 'review', title: `Pitch ${nth}`, updatedAt: new Date(nth * 1000).toISOString() }),
  );
  const shown = () => drawScreen(<PitchQueue />, { path: '/admin' });
  await rowsOf(db, 'opportunities').bulkPut(pitches.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'opportunities').bulkPut(pitches);
  const page = await shown();
  expect(wordsOf(page, 'h3')).toEqual(pitches.slice(0, 50).map(({ title }) => title));
  expect(readable(page)).toContain('The first 50 of 51, the oldest first.');
  expect(wordsOf(page, 'button')).toContain('Show more');
});
