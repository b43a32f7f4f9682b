import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { FundedCompaniesPage } from './funded-companies-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (facts?: { connection: 'ok' | 'offline' }) =>
  drawScreen(<FundedCompaniesPage />, { path: '/funded-companies', facts });

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

test('nothing is said of funded rounds before any could come, and not that there are none where none can', async () => {
  await nobodyHere();
  const arriving = await shown({ connection: 'ok' });
  const offline = await shown({ connection: 'offline' });
  expect(wordsOf(arriving, 'h2')).toContain('Funded rounds');
  expect(wordsOf(offline, 'h2')).toContain('Funded rounds');
  expect(offline).toContain('No network, and nothing saved yet');
  expect(wordsOf(offline, 'button')).toContain('Retry');
  expect(arriving + offline).not.toContain('No funded rounds here yet');
});

test('a full round that no reviewer has read yet is neither a funded one nor close to its goal', async () => {
  const full = { totalRequired: 1_000_000, raisedAmount: 1_000_000 };
  await rowsOf(await nobodyHere(), 'opportunities').bulkPut([
    madeUpDeal({ ...full, title: 'Tide Mills', status: 'review' }),
    madeUpDeal({ ...full, title: 'Kelp Ropes' }),
    madeUpDeal({ title: 'Paper Kites', status: 'closed' }),
    madeUpDeal({ title: 'Salt Pans', status: 'review' }),
  ]);
  const page = await shown();
  expect(wordsOf(page, 'h2')).toContain('2 funded rounds');
  expect(wordsOf(page, 'h3')).toEqual(expect.arrayContaining(['Kelp Ropes', 'Paper Kites', 'Salt Pans']));
  expect(page).not.toContain('Tide Mills');
});
