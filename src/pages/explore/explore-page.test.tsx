import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { firstPageHere, madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { ExplorePage } from './explore-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (search = '', connection: 'ok' | 'unknown' | 'offline' | 'server-trouble' = 'ok') =>
  drawScreen(<ExplorePage />, { path: '/explore', search, facts: { connection } });

/** A guest whose device has these deals. */
async function guestWith(...deals: Opportunity[]): Promise<void> {
  await rowsOf(await nobodyHere(), 'opportunities').bulkPut(deals);
}

test('the search looks in title, description and industry, and the filters offer the lists of this page', async () => {
  await guestWith(madeUpDeal());
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Explore Investment Opportunities']);
  expect(page).toContain('aria-label="Search opportunities" placeholder="Title, text or industry"');
  expect(wordsOf(page, 'label').filter(Boolean)).toEqual([
    'Industry',
    'Stage',
    'Location',
    'Minimum amount',
    'Maximum amount',
    'Sort by',
    'AI search',
  ]);
  const lists = [...page.matchAll(/<select.*?<\/select>/gs)].map(([list]) =>
    wordsOf(list, 'option').join(' | '),
  );
  expect(lists).toEqual([
    'All industries | Healthcare | Technology | Food & Beverage | Real Estate | FinTech | EdTech',
    'All stages | Seed | Series A | Series B | Growth | Pre-Launch',
    'All locations | London UK | Boston USA | Singapore | India | Amsterdam Netherlands',
    'Newest | Closing soon (nearest to full) | Most raised | Smallest minimum',
  ]);
});

test('"Clear all" is there once something is asked for, and the filters say how much', async () => {
  await guestWith(madeUpDeal());
  expect(wordsOf(await shown(), 'button')).not.toContain('Clear all');
  const page = await shown('industry=Technology&stage=Seed');
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Filters (2)', 'Clear all']));
  expect(page).toContain('<option value="Technology" selected="">');
});

test('what is typed into the search is cleared with the filters, and is none of them', async () => {
  await guestWith(madeUpDeal());
  const page = await shown('q=looms&stage=Seed');
  expect(wordsOf(page, 'button')).toEqual(expect.arrayContaining(['Filters (1)', 'Clear all']));
  expect(wordsOf(await shown('q=looms'), 'button')).toEqual(expect.arrayContaining(['Filters', 'Clear all']));
});

test('on a phone the AI search stands behind its name, as the filters do', async () => {
  await guestWith(madeUpDeal());
  const folded = [...(await shown()).matchAll(/<button[^>]*aria-expanded="false".*?<\/button>/gs)].map(
    ([button]) => readable(button),
  );
  expect(folded).toEqual(['Filters', 'AI search']);
});

test('a filter that a link asks for is shown also where the list does not name it', async () => {
  await guestWith(madeUpDeal());
  const page = await shown('industry=SaaS&location=Surat');
  expect(page).toContain('<option value="SaaS" selected="">SaaS</option>');
  expect(page).toContain('<option value="Surat" selected="">Surat</option>');
});

test('a card has place, industry, stage, what is raised, what is asked and the least, and three highlights', async () => {
  const highlights = ['Forty looms at work', 'Two patents', 'Paid pilots', 'No debt'];
  await guestWith(madeUpDeal({ highlights, status: 'review' }));
  const page = await shown();
  for (const words of ['Lantern Looms', 'Surat, India', 'Technology', 'Seed', 'Looms that run on rain.'])
    expect(page).toContain(words);
  expect(page).toContain('40% raised');
  expect(wordsOf(page, 'dt')).toEqual(['Total Required', 'Min per Investor']);
  expect(wordsOf(page, 'dd')).toEqual(['₹25,00,000', '₹50,000']);
  expect(highlights.filter((each) => page.includes(each))).toEqual(highlights.slice(0, 3));
  expect(page).toContain('Review pending');
});

test('"View Details" leads a stranger to the sign-up and on from there, and a member to the deal', async () => {
  const deal = madeUpDeal();
  await guestWith(deal);
  expect(linksOf(await shown())).toContainEqual([
    'View Details',
    `/signup?next=${encodeURIComponent(`/investment/${deal.id}`)}`,
  ]);
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(deal);
  expect(linksOf(await shown())).toContainEqual(['View Details', `/investment/${deal.id}`]);
  // So it does while it is not known yet who that is.
  await rowsOf(db, 'accounts').delete(userId);
  expect(linksOf(await shown())).toContainEqual(['View Details', `/investment/${deal.id}`]);
});

test('skeletons stand where deals may yet arrive', async () => {
  await nobodyHere();
  const page = await shown('', 'unknown');
  expect(page).toContain('Loading opportunities');
  expect(page.match(/class="skeleton/g)).toHaveLength(6);
});

test('between the first pages no deal is said not to be there, by a reading that has more to come', async () => {
  await firstPageHere(await nobodyHere());
  expect(await shown()).toContain('Loading opportunities');
  expect(await shown('', 'offline')).toContain('No network, and nothing saved yet');
});

test.each([
  ['offline', 'No network, and nothing saved yet'],
  ['server-trouble', 'Failed to fetch opportunities'],
] as const)(
  'a device without any deal, its connection %s, says "%s" and offers Retry',
  async (connection, said) => {
    await nobodyHere();
    const page = await shown('', connection);
    expect(page).toContain(said);
    expect(page).toContain('Opportunities appear here, and stay on this device, once it has been online.');
    expect(wordsOf(page, 'button')).toContain('Retry');
  },
);

test.each([
  ['offline', 'No network, and no opportunities on this device'],
  ['server-trouble', 'Failed to fetch opportunities'],
] as const)(
  'deals that were deleted from the device, its connection %s, are said to come back, not to have been here never',
  async (connection, said) => {
    const { db } = await signedInHere('investor');
    await rowsOf(db, 'opportunities').put(madeUpDeal());
    await removeRows('deals');
    const page = await shown('', connection);
    expect(page).toContain(said);
    expect(page).toContain(
      'They are no longer here, and come back by themselves once the server is reached.',
    );
    expect(page).not.toContain('once it has been online');
  },
);

test('where messages alone were deleted from the device, there are no deals, and none is said to come', async () => {
  await signedInHere('investor');
  await removeRows('messages');
  const page = await shown('', 'offline');
  expect(page).toContain('No opportunities found');
  expect(page).not.toContain('They are no longer here');
  expect(page).not.toContain('once it has been online');
});

test('where nothing is like what is asked for, "No opportunities found" offers to clear the filters', async () => {
  await guestWith(madeUpDeal());
  const page = await shown('q=umbrellas');
  expect(page).toContain('No opportunities found');
  expect(page).toContain('Try fewer words, another stage or a wider range of amounts.');
  expect(wordsOf(page, 'button')).toContain('Clear Filters');
});

test('whoever listens hears that nothing was found where they heard how much was', async () => {
  await guestWith(madeUpDeal());
  expect(await shown('q=looms')).toMatch(/<p role="status"[^>]*>1 opportunity</);
  expect(await shown('q=umbrellas')).toMatch(/<p role="status"[^>]*>0 opportunities</);
});

test('an amount is read back in the money of the country, and leaves deals in other money out', async () => {
  await guestWith(madeUpDeal(), madeUpDeal({ title: 'Tide Mills', currency: 'USD' }));
  const page = await shown('min=5+lakh');
  expect(page).toContain('₹5,00,000');
  expect(page).toContain('Amounts are in rupees. Deals in other currencies are left out.');
  expect(page).toContain('1 opportunity');
  expect(page).not.toContain('Tide Mills');
  expect(await shown('max=much')).toContain('Enter a whole amount, such as 25 lakh.');
});

test('a maximum below the minimum says why nothing is found', async () => {
  await guestWith(madeUpDeal());
  const why = 'The maximum is below the minimum: no deal can match.';
  expect(await shown('min=2+crore&max=5+lakh')).toContain(why);
  for (const search of ['min=5+lakh&max=5+lakh', 'min=5+lakh&max=2+crore', 'min=2+crore', 'max=5+lakh'])
    expect(await shown(search)).not.toContain(why);
});

test('where deals are in order of their amounts it is said whose come first', async () => {
  await guestWith(madeUpDeal());
  for (const order of ['raised', 'minimum'])
    expect(await shown(`sort=${order}`)).toContain(
      'Amounts in rupees come first: other currencies are not converted.',
    );
});

test('there is more to show where there are more than twenty-four', async () => {
  const deals = Array.from({ length: 25 }, () => madeUpDeal());
  await guestWith(...deals.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await guestWith(...deals);
  expect(await shown()).toContain('25 opportunities');
  expect(wordsOf(await shown(), 'button')).toContain('Show more');
});

test('where no deal is in the currency of the amounts, that is said, and those there are are offered', async () => {
  const inRupees = madeUpDeal();
  await guestWith(
    inRupees,
    madeUpDeal({ currency: 'USD' }),
    madeUpDeal({ currency: 'USD', industry: 'Healthcare' }),
  );
  const page = await shown('min=5&currency=SGD');
  expect(page).toContain('No such deal is in Singapore dollars. Other currencies are not converted.');
  expect(page).not.toContain('a wider range of amounts');
  expect(wordsOf(page, 'button')).toEqual(
    expect.arrayContaining(['Look in US dollars', 'Look in rupees', 'Clear Filters']),
  );
  expect(wordsOf(page, 'button').indexOf('Look in US dollars')).toBeLessThan(
    wordsOf(page, 'button').indexOf('Look in rupees'),
  );
  expect(wordsOf(await shown('min=5&currency=SGD&industry=Healthcare'), 'button')).not.toContain(
    'Look in rupees',
  );
  // Where there are some it is the range that leaves them out; and where nothing fits, no currency helps.
  for (const search of ['min=90+crore&currency=INR', 'min=5&currency=SGD&q=kilns'])
    expect(await shown(search)).toContain('a wider range of amounts');
});
