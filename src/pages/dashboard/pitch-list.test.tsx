import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () =>
  drawScreen(<DashboardPage />, { path: '/dashboard', search: 'tab=pitches', facts: { connection: 'ok' } });

test('of many pitches twenty stand there, with the way to more', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const pitches = Array.from({ length: 21 }, () => madeUpDeal({ founderId: userId }));
  await rowsOf(db, 'opportunities').bulkPut(pitches.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'opportunities').bulkPut(pitches);
  const page = await shown();
  expect(wordsOf(page, 'h2')).toHaveLength(20);
  expect(wordsOf(page, 'button')).toContain('Show more');
});
