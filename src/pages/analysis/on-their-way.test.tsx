import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { UserType } from '#sync/records/account.ts';
import { blankInvestorProfile } from '#sync/records/investor-profile.ts';
import { AiAnalysisPage } from './ai-analysis-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

const shown = (tab: string, connection: 'ok' | 'offline') =>
  drawScreen(<AiAnalysisPage />, { path: '/ai-analysis', search: `tab=${tab}`, facts: { connection } });

/** Somebody who has just signed in, of whom the first page has come. */
async function justSignedIn(userType: UserType) {
  const here = await signedInHere(userType, { hasHeard: false });
  await firstPageHere(here.db);
  return here;
}

test.each([
  ['investor', 'Say what you look for first'],
  ['entrepreneur', 'Write a pitch first'],
] as const)(
  'while what an %s has written is on its way, matching does not say: "%s"',
  async (userType, words) => {
    await justSignedIn(userType);
    const page = await shown('matching', 'ok');
    expect(page).not.toContain(words);
    expect(page).toContain('Looking for matches');
    expect(await shown('matching', 'offline')).toContain(words);
  },
);

test('while the first deals are on their way, matching does not say that there are none', async () => {
  const { db, userId } = await justSignedIn('investor');
  const blank = blankInvestorProfile(userId, '');
  await rowsOf(db, 'investorProfiles').put({ ...blank, preferredIndustries: ['Healthcare'] });
  expect(await shown('matching', 'ok')).not.toContain('No deals on this device yet');
  expect(await shown('matching', 'offline')).toContain('No deals on this device yet');
});

test('while the first investors are on their way, matching does not say that there are none', async () => {
  const { db, userId } = await justSignedIn('entrepreneur');
  await rowsOf(db, 'opportunities').put(madeUpDeal({ id: newId(), founderId: userId }));
  const words = 'No investors of the network on this device yet';
  expect(await shown('matching', 'ok')).not.toContain(words);
  expect(await shown('matching', 'offline')).toContain(words);
});

test('while the first deals are on their way, the market is not said to have none', async () => {
  await firstPageHere(await nobodyHere());
  expect(await shown('insights', 'ok')).not.toContain('No deals on this device yet');
  expect(await shown('insights', 'offline')).toContain('No deals on this device yet');
});
