import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Fetched } from '#src/lib/use-fetched.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { AdminPage } from './admin-page.tsx';

vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));
vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const asked = (fetched: Fetched<unknown>) => vi.mocked(useFetchedOnline).mockReturnValue([fetched, vi.fn()]);

test('an admin sees from every part how many accounts and plans wait, once the server has told', async () => {
  await signedInHere('admin');
  const shown = async () => linksOf(await drawScreen(<AdminPage part="articles" />, { path: '/admin' }));
  for (const fetched of [{ state: 'loading' }, { state: 'fault', error: new Error('offline') }] as const) {
    asked(fetched);
    expect(await shown()).toContainEqual(['Accounts', '/admin/accounts']);
  }
  asked({ state: 'ready', value: { accounts: 212, plans: 0 } });
  expect(await shown()).toContainEqual(['Accounts (212)', '/admin/accounts']);
  expect(await shown()).toContainEqual(['Plans', '/admin/plans']);
});

test('an admin sees from every part how many pitches wait to be reviewed, and no number where none does', async () => {
  asked({ state: 'loading' });
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
