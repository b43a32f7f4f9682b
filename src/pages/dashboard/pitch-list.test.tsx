import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { editOpportunity } from '#src/data/edit-pitch.ts';
import { OpportunityPage } from '#src/pages/opportunity/opportunity-page.tsx';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { wordsOf } from '#src/testing/words-of.ts';
import { blankCompany } from '#sync/records/company.ts';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (tab = 'pitches') =>
  drawScreen(<DashboardPage />, { path: '/dashboard', search: `tab=${tab}`, facts: { connection: 'ok' } });

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

test('a pitch in review keeps room for what it waits for while that is on its way', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  await firstPageHere(db);
  const pitch = madeUpDeal({ founderId: userId });
  await rowsOf(db, 'opportunities').put(pitch);
  expect(await shown()).not.toContain('skeleton');
  await rowsOf(db, 'opportunities').put({ ...pitch, status: 'review' });
  const arriving = await shown();
  expect(arriving).toContain('Lantern Looms');
  expect(arriving).toContain('skeleton');
  await rowsOf(db, 'companies').put(completeCompany(userId));
  const known = await shown();
  expect(known).toContain('everybody does after the review');
  expect(known).not.toContain('skeleton');
});

test.each(['active', 'declined'] as const)(
  'an edit of a pitch that is %s is said to be unsent, and nobody to see it; the server shows the pitch as before',
  async (status) => {
    const { db, userId } = await signedInHere('entrepreneur');
    const pitch = madeUpDeal({
      founderId: userId,
      status,
      description: 'Looms that run on rain, made in Surat for weavers everywhere. '.repeat(3),
    });
    await rowsOf(db, 'opportunities').put(pitch);
    await rowsOf(db, 'companies').put(completeCompany(userId));
    await editOpportunity(pitch, { from: { title: pitch.title }, to: { title: 'Lantern Looms of Surat' } });
    const page = await shown();
    expect(page).toContain('Lantern Looms of Surat');
    expect(wordsOf(page, 'span')).toContain('Edit not sent yet');
    expect(page).not.toContain('Review pending');
    expect(page).not.toContain('Verified investors see it now');
    expect(page).toContain('It will be sent when you are online.');
    const overview = await shown('overview');
    const live = wordsOf(overview, 'dd')[wordsOf(overview, 'dt').indexOf('Live')];
    expect(live).toBe(status === 'active' ? '1' : '0');
    const own = await drawScreen(<OpportunityPage id={pitch.id} />, { path: `/investment/${pitch.id}` });
    expect(wordsOf(own, 'h1')).toEqual(['Lantern Looms of Surat']);
    expect(wordsOf(own, 'span')).toContain('Edit not sent yet');
    expect(own).not.toContain('Review pending');
  },
);

function completeCompany(founderId: string) {
  return {
    ...blankCompany(founderId, '2026-03-01T09:00:00.000Z'),
    companyName: 'Lantern Looms',
    stage: 'Seed',
    companyDescription: 'Looms that run on rain, made in Surat for weavers everywhere.',
    industry: 'Technology',
    location: 'Surat, India',
    fundingRequired: 2_500_000,
    teamSize: 4,
    useOfFunds: 'Looms for a hundred weavers, and the rain to run them.',
    businessModel: 'Weavers rent a loom by the month, and pay by what they weave.',
  };
}
