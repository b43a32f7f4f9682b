import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { acceptConnection } from '#src/data/connections.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, madeUpRequest, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { blankPipelineDeal } from '#sync/mutations/pipeline.ts';
import { ConnectionsPage } from './connections-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (tab = '') =>
  drawScreen(<ConnectionsPage />, { path: '/connections', search: tab && `tab=${tab}` });

function tabsOf(page: string): string[] {
  return wordsOf(page, 'button').filter((words) =>
    /^(Requests|Sent|Accepted|Shortlisted|Pipeline)/.test(words),
  );
}

test('an investor has requests, sent, accepted, shortlisted and pipeline, each with how many', async () => {
  const { db, userId } = await signedInHere('investor');
  const deal = madeUpDeal();
  const about = { investorId: userId, opportunityId: deal.id, dealTitle: deal.title };
  await rowsOf(db, 'opportunities').put(deal);
  await rowsOf(db, 'connections').bulkPut([
    madeUpRequest({ ...about, entrepreneurName: 'Asha Rao', requestedBy: 'entrepreneur' }),
    madeUpRequest({ ...about, entrepreneurName: 'Zoya Nair', message: 'Do they run at night?' }),
    madeUpRequest({ ...about, entrepreneurName: 'Kabir Sen', status: 'declined', reason: 'Not now.' }),
    madeUpRequest({ ...about, entrepreneurName: 'Noor Das', status: 'accepted' }),
  ]);
  const requests = await shown();
  expect(tabsOf(requests)).toEqual(['Requests (1)', 'Sent (2)', 'Accepted (1)', 'Shortlisted', 'Pipeline']);
  expect(wordsOf(requests, 'h2')).toEqual(['Asha Rao']);
  expect(requests).toContain('Technology · ₹25,00,000 · min ₹50,000');
  const sent = await shown('sent');
  expect(wordsOf(sent, 'h2').toSorted()).toEqual(['Kabir Sen', 'Zoya Nair']);
  for (const words of ['Request sent', 'Do they run at night?', 'Declined', 'Reason: Not now.'])
    expect(readable(sent)).toContain(words);
  expect(sent).toContain('aria-label="Withdraw: Zoya Nair"');
  expect(sent).not.toContain('aria-label="Withdraw: Kabir Sen"');
  const accepted = await shown('accepted');
  expect(accepted).toContain('aria-label="End connection: Noor Das"');
  expect(accepted).not.toContain('Email and phone');
});

test('how to reach somebody is said to arrive only while the answer to their request has not gone', async () => {
  const { db, userId } = await signedInHere('investor');
  const asked = { investorId: userId, requestedBy: 'entrepreneur' } as const;
  const request = madeUpRequest({ ...asked, entrepreneurName: 'Asha Rao' });
  await rowsOf(db, 'connections').put(request);
  await acceptConnection(request.id);
  expect(await shown('accepted')).toContain('Email and phone arrive once the server has confirmed it.');
  await db.outbox.clear();
  const answered = await shown('accepted');
  expect(answered).toContain('Connected');
  expect(answered).not.toContain('Email and phone');
});

test('what is over stays beneath what it was: answered or withdrawn requests, own ones, ended connections', async () => {
  const { db, userId } = await signedInHere('investor');
  const asked = { investorId: userId, requestedBy: 'entrepreneur' } as const;
  await rowsOf(db, 'connections').bulkPut([
    madeUpRequest({ ...asked, entrepreneurName: 'Asha Rao', status: 'declined', reason: 'Not now.' }),
    madeUpRequest({ ...asked, entrepreneurName: 'Zoya Nair', status: 'withdrawn' }),
    madeUpRequest({ investorId: userId, entrepreneurName: 'Kabir Sen', status: 'withdrawn' }),
    madeUpRequest({ ...asked, entrepreneurName: 'Noor Das', status: 'ended' }),
  ]);
  const requests = await shown();
  expect(tabsOf(requests)).toEqual(['Requests', 'Sent (1)', 'Accepted', 'Shortlisted', 'Pipeline']);
  const [nobody, over, ...answered] = wordsOf(requests, 'h2');
  expect([nobody, over, answered.toSorted()]).toEqual([
    'No requests wait for you',
    'Answered',
    ['Asha Rao', 'Zoya Nair'],
  ]);
  expect(wordsOf(await shown('sent'), 'h2')).toEqual(['Kabir Sen']);
  expect(wordsOf(await shown('accepted'), 'h2')).toEqual(['No connections yet', 'Ended', 'Noor Das']);
});

test('the shortlist has the deals put on it, with stage, stars and note', async () => {
  const { db, userId } = await signedInHere('investor');
  const deal = madeUpDeal();
  const kept = blankPipelineDeal(userId, { opportunityId: deal.id, dealTitle: deal.title });
  const shortlistedAt = '2026-03-01T09:00:00.000Z';
  const told = { shortlistedAt, stage: 'talking', rating: 4, note: 'Ask for the lease.' } as const;
  await rowsOf(db, 'pipeline').put({ ...kept, ...told });
  const page = await shown('shortlisted');
  expect(linksOf(page)).toEqual([['Lantern Looms', `/investment/${deal.id}`]]);
  for (const words of ['Talking', 'Ask for the lease.', '4 out of 5 stars']) expect(page).toContain(words);
  expect(page).toContain('aria-label="Remove: Lantern Looms"');
});

test('the shortlist and the pipeline say how many deals they show, and no number where they show none', async () => {
  const { db, userId } = await signedInHere('investor');
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  const blank = (opportunityId: string) =>
    blankPipelineDeal(userId, { opportunityId, dealTitle: 'Lantern Looms' });
  const shortlistedAt = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'pipeline').bulkPut([
    { ...blank(deal.id), shortlistedAt },
    // This one is not listed any more.
    { ...blank(newId()), shortlistedAt },
    { ...blank(newId()), stage: 'talking' },
    // About this one nothing is kept any more.
    blank(newId()),
  ]);
  const counted = ['Requests', 'Sent', 'Accepted', 'Shortlisted (2)', 'Pipeline (3)'];
  for (const tab of ['', 'shortlisted', 'pipeline']) expect(tabsOf(await shown(tab))).toEqual(counted);
  expect(wordsOf(await shown('shortlisted'), 'h2')).toHaveLength(2);
  expect(wordsOf(await shown('pipeline'), 'h3')).toHaveLength(3);
  await rowsOf(db, 'pipeline').clear();
  expect(tabsOf(await shown())).toEqual(['Requests', 'Sent', 'Accepted', 'Shortlisted', 'Pipeline']);
});

test('the way to take the shortlist on a trip stands above its deals', async () => {
  const { db, userId } = await signedInHere('investor');
  const kept = blankPipelineDeal(userId, { opportunityId: newId(), dealTitle: 'Lantern Looms' });
  await rowsOf(db, 'pipeline').put({ ...kept, shortlistedAt: '2026-03-01T09:00:00.000Z' });
  const page = await shown('shortlisted');
  const [trip, deal] = [page.indexOf('Take it on a trip'), page.indexOf('Lantern Looms')];
  expect(trip).toBeGreaterThan(0);
  expect(trip).toBeLessThan(deal);
  // With its choices in sight it would leave the first screen of a phone to no deal.
  expect(wordsOf(page, 'summary')).toEqual(['For how long, and how much']);
});

test('of many connections fifty stand there, with the way to more, and the tab counts all', async () => {
  const { db, userId } = await signedInHere('investor');
  const requests = Array.from({ length: 51 }, () => madeUpRequest({ investorId: userId }));
  await rowsOf(db, 'connections').bulkPut(requests.slice(1));
  expect(wordsOf(await shown('sent'), 'button')).not.toContain('Show more');
  await rowsOf(db, 'connections').bulkPut(requests);
  const page = await shown('sent');
  expect(tabsOf(page)).toContain('Sent (51)');
  expect(wordsOf(page, 'h2')).toHaveLength(50);
  expect(wordsOf(page, 'button')).toContain('Show more');
});

test('of many deals on the shortlist fifty stand there, with the way to more', async () => {
  const { db, userId } = await signedInHere('investor');
  const kept = Array.from({ length: 51 }, () => ({
    ...blankPipelineDeal(userId, { opportunityId: newId(), dealTitle: 'Lantern Looms' }),
    shortlistedAt: '2026-03-01T09:00:00.000Z',
  }));
  await rowsOf(db, 'pipeline').bulkPut(kept.slice(1));
  expect(wordsOf(await shown('shortlisted'), 'button')).not.toContain('Show more');
  await rowsOf(db, 'pipeline').bulkPut(kept);
  const page = await shown('shortlisted');
  expect(wordsOf(page, 'h2').filter((words) => words === 'Lantern Looms')).toHaveLength(50);
  expect(wordsOf(page, 'button')).toContain('Show more');
});

test('a deal is called listed no longer once all are here, not between the first pages', async () => {
  const { db, userId } = await signedInHere('investor');
  const kept = blankPipelineDeal(userId, { opportunityId: madeUpDeal().id, dealTitle: 'Lantern Looms' });
  await rowsOf(db, 'pipeline').put({ ...kept, shortlistedAt: '2026-03-01T09:00:00.000Z' });
  await rowsOf(db, 'connections').put(madeUpRequest({ investorId: userId }));
  expect(await shown('shortlisted')).toContain('No longer listed');
  await firstPageHere(db);
  const page = await shown('shortlisted');
  expect(page).toContain('Lantern Looms');
  expect(page).not.toContain('No longer listed');
});

test.each([
  [
    'requests',
    'No requests wait for you',
    'When somebody asks to connect with you, you accept or decline it here.',
  ],
  ['sent', 'You have asked nobody yet', 'Open an opportunity to ask its founder for a connection.'],
  ['accepted', 'No connections yet', 'Email and phone of both appear here once a request is accepted.'],
  ['shortlisted', 'Your shortlist is empty', 'Put an opportunity on it from its page. Only you see it.'],
  ['pipeline', 'Your pipeline is empty', 'Set a stage, rate a deal or note something about it on its page.'],
])('where there is nothing under %s: "%s"', async (tab, title, detail) => {
  await signedInHere('investor');
  const page = await shown(tab);
  expect(wordsOf(page, 'h2')).toEqual([title]);
  expect(page).toContain(detail);
});

test('a founder has no shortlist, and is led to investors', async () => {
  await signedInHere('entrepreneur');
  const page = await shown('sent');
  expect(tabsOf(page)).toEqual(['Requests', 'Sent', 'Accepted']);
  expect(page).toContain('Find investors and ask them for a connection.');
  expect(linksOf(page)).toEqual([['Find investors', '/investor-search']]);
});

test('a stranger is asked to sign in, and comes back to the tab they opened', async () => {
  await nobodyHere();
  const page = await shown();
  expect(page).toContain('Sign in to see your connections');
  expect(linksOf(page)).toEqual([['Log in', '/login?next=%2Fconnections']]);
  expect(linksOf(await shown('sent'))).toEqual([['Log in', '/login?next=%2Fconnections%3Ftab%3Dsent']]);
});

test.each(['requests', 'sent', 'accepted', 'shortlisted', 'pipeline'])(
  'while the first rows are on their way nothing is said to be empty under %s',
  async (tab) => {
    await signedInHere('investor', { hasHeard: false });
    const page = await shown(tab);
    expect(page).toContain('role="status"');
    expect(wordsOf(page, 'h2')).toEqual([]);
  },
);
