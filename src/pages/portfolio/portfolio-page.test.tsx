import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Investment } from '#sync/records/investment.ts';
import { PortfolioPage } from './portfolio-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<PortfolioPage />, { path: '/portfolio' });

test('the portfolio is an investor’s own: it says what it is for while it is empty', async () => {
  await signedInHere('investor');
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Portfolio']);
  expect(page).toContain('Nobody else sees it, and it works without a network.');
  expect(page).toContain('No investments recorded');
  expect(page).toContain('Note what you have put in, when and on which terms');
});

test('a founder is led to the dashboard, and a stranger to the login', async () => {
  await signedInHere('entrepreneur');
  expect(await shown()).toContain('The portfolio is for investors');
  expect(linksOf(await shown())).toEqual([['To the dashboard', '/dashboard']]);
  await nobodyHere();
  expect(await shown()).toContain('Sign in to see your portfolio');
  expect(linksOf(await shown())).toEqual([['Log in', '/login?next=%2Fportfolio']]);
});

test('while the first rows are on their way the portfolio is not said to be empty', async () => {
  await signedInHere('investor', { hasHeard: false });
  expect(await shown()).not.toContain('No investments recorded');
});

test('of many investments fifty stand there, with the way to more, and all of them count', async () => {
  const { db, userId } = await signedInHere('investor');
  const at = '2026-03-01T09:00:00.000Z';
  const recorded = Array.from(
    { length: 51 },
    (): Investment => ({
      id: newId(),
      ownerId: userId,
      opportunityId: null,
      company: 'Paper Kites',
      amount: 10,
      currency: 'INR',
      investedOn: '2026-03-01',
      stage: '',
      state: 'active',
      returned: 0,
      note: '',
      createdAt: at,
      updatedAt: at,
      removedAt: null,
    }),
  );
  await rowsOf(db, 'investments').bulkPut(recorded.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await rowsOf(db, 'investments').bulkPut(recorded);
  const page = await shown();
  expect(wordsOf(page, 'h2').filter((words) => words === 'Paper Kites')).toHaveLength(50);
  expect(wordsOf(page, 'button')).toContain('Show more');
  expect(page).toContain('₹510');
});
