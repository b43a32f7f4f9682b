import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { OpportunityPage } from './opportunity-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const deal = madeUpDeal({
  highlights: ['Forty looms at work', 'Two patents'],
  businessModel: 'Weavers pay by the metre.',
});

type Known = Parameters<typeof drawScreen>[1];
const shown = (facts: NonNullable<Known>['facts'] = { connection: 'ok' }, id = deal.id) =>
  drawScreen(<OpportunityPage id={id} />, { path: `/investment/${id}`, facts });

test('a deal has a head, a summary in figures, its story, its details, what to consider, and others like it', async () => {
  const { db } = await signedInHere('investor');
  const like = madeUpDeal({
    title: 'Tide Mills',
    industry: 'Technology',
    stage: 'Growth',
    location: 'Kochi',
  });
  await rowsOf(db, 'opportunities').bulkPut([
    deal,
    like,
    madeUpDeal({ title: 'Paper Kites', status: 'closed' }),
  ]);
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Lantern Looms']);
  expect(wordsOf(page, 'h2')).toEqual([
    'Investment Summary',
    'Key Highlights',
    'About the business',
    'Business Model',
    'Details',
    'Considerations',
    'Your notes',
    'AI Analysis',
    'Connect',
    'Similar Opportunities',
  ]);
  for (const words of ['Forty looms at work', 'Two patents', 'Weavers pay by the metre.', deal.description])
    expect(page).toContain(words);
  expect(page).toContain('raised of ₹25,00,000 (40%)');
  expect(page).toContain(
    'role="progressbar" aria-label="Raised by Lantern Looms" aria-valuemin="0" aria-valuemax="100" aria-valuenow="40"',
  );
  const facts = Object.fromEntries(
    wordsOf(page, 'dt')
      .map((name, at) => [name, wordsOf(page, 'dd')[at]] as const)
      .slice(0, 8),
  );
  expect(facts).toEqual({
    'Total Required': '₹25,00,000',
    'Minimum Investment': '₹50,000',
    Stage: 'Seed',
    Industry: 'Technology',
    Location: 'Surat, India',
    Currency: 'INR',
    Founder: 'Meera Rao',
    'Listed since': '1 Mar 2026',
  });
  expect(page).toContain('Young companies often fail. Invest only what you can afford to lose.');
  expect(page).toContain('Chosen on this device by industry, stage, place and size of the round.');
  expect(page).toContain('same industry, a round of similar size');
  expect(page).not.toContain('Paper Kites');
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Add to shortlist', 'Share', 'Print']));
  expect(linksOf(page)).toContainEqual(['All opportunities', '/explore']);
});

test('where all stands in one column, guests and investors get to the request from the head; founders have none', async () => {
  const way = 'aria-label="Connect, further down"';
  await rowsOf(await nobodyHere(), 'opportunities').put(deal);
  const page = await shown();
  expect(page).toContain(way);
  expect(page).toContain('id="connect"');
  const { db } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(deal);
  expect(await shown()).toContain(way);
  const founder = await signedInHere('entrepreneur');
  await rowsOf(founder.db, 'opportunities').put(deal);
  expect(await shown()).not.toContain(way);
});

test.each([
  ['active', 'Active'],
  ['review', 'Review pending'],
  ['closed', 'Closed'],
] as const)('a deal whose status is %s bears the mark "%s"', async (status, mark) => {
  await rowsOf(await nobodyHere(), 'opportunities').put({ ...deal, status });
  expect(wordsOf(await shown(), 'span')).toContain(mark);
});

test('a deal that was not approved says so to its founder, with what the reviewer noted', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const reviewNote = 'Say what the money is for.';
  await rowsOf(db, 'opportunities').put({ ...deal, founderId: userId, status: 'declined', reviewNote });
  const page = await shown();
  expect(wordsOf(page, 'span')).toContain('Not approved');
  expect(page).toContain('This pitch was reviewed and not approved. Only you and our admins see it.');
  expect(page).toContain(reviewNote);
  // What was noted before it was approved after all concerns nobody any more.
  await rowsOf(db, 'opportunities').put({ ...deal, founderId: userId, reviewNote });
  const approved = await shown();
  expect(approved).not.toContain('Not approved');
  expect(approved).not.toContain(reviewNote);
});

test('what its founder may do with a pitch stands above all of it, below what the review says', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const reviewNote = 'Say what the money is for.';
  await rowsOf(db, 'opportunities').put({ ...deal, founderId: userId, status: 'declined', reviewNote });
  const page = await shown();
  expect(wordsOf(page, 'h2').slice(0, 3)).toEqual(['Your round', 'Investment Summary', 'Key Highlights']);
  expect(page.indexOf(reviewNote)).toBeLessThan(page.indexOf('Your round'));
});

test('without a business model, highlights or anything alike the page leaves out what there is none of', async () => {
  const { businessModel: _, ...plain } = deal;
  await rowsOf(await nobodyHere(), 'opportunities').put({ ...plain, highlights: [] });
  const page = await shown();
  expect(wordsOf(page, 'h2')).not.toContain('Business Model');
  expect(wordsOf(page, 'h2')).not.toContain('Key Highlights');
  expect(page).toContain('Nothing like it is listed at the moment.');
});

test('a deal that the server does not know is not found, and Explore is offered', async () => {
  await signedInHere('entrepreneur');
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Investment Opportunity Not Found']);
  expect(page).toContain('It may have been withdrawn');
  expect(page).toContain('The address may also be wrong, or the opportunity may still be in review.');
  expect(linksOf(page)).toContainEqual(['Explore opportunities', '/explore']);
});

test.each([
  ['offline', 'No network, and nothing saved yet'],
  ['server-trouble', 'Nothing saved yet'],
] as const)(
  'a deal that is not here, the connection %s, is said to be "%s": it may exist',
  async (connection, said) => {
    await nobodyHere();
    const page = await shown({ connection });
    expect(page).toContain(said);
    expect(page).toContain('This opportunity is not on this device.');
    expect(page).not.toContain('Not Found');
    expect(wordsOf(page, 'button')).toContain('Retry');
  },
);

test('a deal that was deleted from the device with all others, or is still to come, is not called missing', async () => {
  await firstPageHere(await nobodyHere());
  expect(await shown()).toContain('Fetching opportunities');
  await signedInHere('investor');
  await removeRows('deals');
  const page = await shown();
  expect(page).toContain('Fetching opportunities');
  expect(page).not.toContain('Not Found');
});

test('while it may yet arrive the page says that it is fetching', async () => {
  await nobodyHere();
  const fetching = await shown({ connection: 'unknown' });
  expect(fetching).toContain('Fetching opportunities');
  expect(wordsOf(fetching, 'h1')).toEqual(['Investment Opportunity']);
});
