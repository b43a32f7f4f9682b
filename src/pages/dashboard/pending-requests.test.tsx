import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
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
