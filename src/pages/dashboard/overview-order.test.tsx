import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = () => drawScreen(<DashboardPage />, { path: '/dashboard' });

test('who waits for an answer stands above all else; where nobody does, what there is to do and to see comes first', async () => {
  for (const userType of ['investor', 'entrepreneur'] as const) {
    const { db, userId } = await signedInHere(userType);
    const first = userType === 'investor' ? 'Total Invested' : 'Pitches Submitted';
    const last = userType === 'investor' ? 'Recent Opportunities' : 'Next steps';
    const idle = await shown();
    expect(idle.indexOf('Pending Connections')).toBeGreaterThan(idle.indexOf(last));
    const between =
      userType === 'investor'
        ? { investorId: userId, requestedBy: 'entrepreneur' as const }
        : { entrepreneurId: userId, entrepreneurName: 'Tara Menon', investorName: 'Meera Rao' };
    await rowsOf(db, 'connections').put(madeUpRequest(between));
    const asked = await shown();
    expect(asked.indexOf('Accept: Meera Rao')).toBeLessThan(asked.indexOf(first));
    expect(asked.indexOf(first)).toBeLessThan(asked.indexOf(last));
  }
});

test('of a founder who has nothing to count yet, what there is to do stands above the figures', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const begun = await shown();
  expect(begun.indexOf('Next steps')).toBeLessThan(begun.indexOf('Pitches Submitted'));
  expect(begun.indexOf('Next steps')).toBeGreaterThan(-1);
  await rowsOf(db, 'opportunities').put(madeUpDeal({ founderId: userId }));
  const onward = await shown();
  expect(onward.indexOf('Pitches Submitted')).toBeLessThan(onward.indexOf('Next steps'));
});
