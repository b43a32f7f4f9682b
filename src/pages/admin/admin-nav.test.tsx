import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { AdminPage } from './admin-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('an admin sees from every part how many pitches wait to be reviewed, and no number where none does', async () => {
  const { db } = await signedInHere('admin');
  const shown = async () => linksOf(await drawScreen(<AdminPage part="articles" />, { path: '/admin' }));
  expect(await shown()).toContainEqual(['Pitches', '/admin']);
  await rowsOf(db, 'opportunities').bulkPut([
    madeUpDeal({ status: 'review' }),
    madeUpDeal({ status: 'review' }),
    madeUpDeal({ status: 'active' }),
  ]);
  expect(await shown()).toContainEqual(['Pitches (2)', '/admin']);
  expect(await shown()).toContainEqual(['Reports', '/admin/reports']);
});
