import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { FundedCompaniesPage } from './funded-companies-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<FundedCompaniesPage />, { path: '/funded-companies' });

test('of many funded rounds twenty-four stand there, with the way to more, and all are counted', async () => {
  const rounds = Array.from({ length: 25 }, () => madeUpDeal({ status: 'closed' }));
  const deals = rowsOf(await nobodyHere(), 'opportunities');
  await deals.bulkPut(rounds.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await deals.bulkPut(rounds);
  const page = await shown();
  expect(wordsOf(page, 'h2')).toContain('25 funded rounds');
  expect(wordsOf(page, 'h3').filter((title) => title === 'Lantern Looms')).toHaveLength(24);
  expect(wordsOf(page, 'button')).toContain('Show more');
});
