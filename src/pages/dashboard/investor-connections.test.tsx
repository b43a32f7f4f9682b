import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<DashboardPage />, { path: '/dashboard', search: 'tab=connections' });

test('under Connections an investor has the requests and the deals of the shortlist', async () => {
  await signedInHere('investor');
  expect(wordsOf(await shown(), 'h2')).toEqual([
    'Requests',
    'No requests wait for you',
    'Shortlisted Deals',
    'Your shortlist is empty',
  ]);
});

test('the requests an investor has sent stand there while they wait for an answer, and all others are a step away', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'connections').bulkPut([
    madeUpRequest({ investorId: userId, entrepreneurName: 'Kabir Sen' }),
    madeUpRequest({ investorId: userId, entrepreneurName: 'Lata Iyer', status: 'declined' }),
    madeUpRequest({ investorId: userId, requestedBy: 'entrepreneur' }),
  ]);
  const page = await shown();
  expect(wordsOf(page, 'h2').slice(0, 5)).toEqual([
    'Requests',
    'Meera Rao',
    'Sent Requests',
    'Kabir Sen',
    'Shortlisted Deals',
  ]);
  expect(page).toContain('aria-label="Withdraw: Kabir Sen"');
  expect(linksOf(page)).toContainEqual(['All connections', '/connections']);
});
