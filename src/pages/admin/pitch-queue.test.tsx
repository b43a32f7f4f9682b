import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { PitchQueue } from './pitch-queue.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('who reviews a pitch reads how its company earns, for the public reads it too once it is approved', async () => {
  const { db } = await signedInHere('admin');
  const businessModel = 'Weavers pay by the metre.';
  await rowsOf(db, 'opportunities').put(madeUpDeal({ status: 'review', businessModel }));
  const queue = readable(await drawScreen(<PitchQueue />, { path: '/admin' }));
  expect(queue).toContain(businessModel);
});
