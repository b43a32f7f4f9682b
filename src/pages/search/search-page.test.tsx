import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Article } from '#sync/records/article.ts';
import { SearchPage } from './search-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));

// What is fetched never comes while a screen is only drawn.
const directory = vi.hoisted(() => ({ isRead: true }));
vi.mock('#src/lib/use-fetched.ts', () => ({
  useFetched: (_load: unknown, key: string) => {
    const query = key.trim();
    return [
      directory.isRead
        ? { state: 'ready', value: { query, investors: [], isSearched: true } }
        : { state: 'loading' },
    ];
  },
}));
afterEach(() => {
  directory.isRead = true;
});

const shown = (search = '', connection: 'unknown' | 'offline' = 'unknown') =>
  drawScreen(<SearchPage />, { path: '/search', search, facts: { connection } });

const deal = madeUpDeal();
const note: Article = {
  id: newId(),
  kind: 'research',
  title: 'What rain-fed looms cost',
  summary: 'Looms in dry districts, counted.',
  body: 'Looms cost what looms cost.',
  source: 'Pankh Research',
  tags: ['looms'],
  publishedAt: '2026-02-01T09:00:00.000Z',
};

async function deviceWithBoth() {
  const db = await nobodyHere();
  await rowsOf(db, 'opportunities').put(deal);
  await rowsOf(db, 'articles').put(note);
}

test('there is a query box, six suggested searches, and no tab before something is searched for', async () => {
  await nobodyHere();
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['AI-Powered Investment Search']);
  const suggested = linksOf(page).filter(([, href]) => href.startsWith('/search?q='));
  expect(suggested).toHaveLength(6);
  expect(page).not.toContain('role="tab"');
});

test('the question and the tab of the address are shown again', async () => {
  await deviceWithBoth();
  const page = await shown('q=looms&type=research');
  expect(page).toContain('value="looms"');
  expect(wordsOf(page, 'button')).toEqual(['Search', 'All', 'Opportunity', 'Trend', 'Research', 'News']);
  expect(page).toMatch(/aria-selected="true"[^>]*>Research</);
});

test('a card says kind, relevance, date, summary and source, and leads to the thing itself', async () => {
  await deviceWithBoth();
  const page = await shown('q=looms');
  expect(linksOf(page)).toContainEqual(['Read Full Article', `/investment/${deal.id}`]);
  expect(linksOf(page)).toContainEqual(['Read Full Article', `/blog/${note.id}`]);
  expect(page).toMatch(/>\d{1,3}% relevance</);
  for (const words of ['1 Feb 2026', 'Looms in dry districts, counted.', 'Pankh Research'])
    expect(page).toContain(words);
  expect(page).toContain('href="/fundraise?q=looms#database"');
});

test('a tab shows its kind alone', async () => {
  await deviceWithBoth();
  const page = await shown('q=looms&type=opportunity');
  expect(wordsOf(page, 'h3')).toEqual(['Lantern Looms']);
  expect(page).toContain('1 result<');
});

test('sixty deals leave the tab of research its own, and stand in the tab of all', async () => {
  const db = await nobodyHere();
  const deals = Array.from({ length: 70 }, () =>
    madeUpDeal({ id: newId(), title: 'What rain-fed looms cost' }),
  );
  await rowsOf(db, 'opportunities').bulkPut(deals);
  await rowsOf(db, 'articles').put({ ...note, title: 'A note', summary: 'On looms.' });
  expect(wordsOf(await shown('q=rain-fed looms cost&type=research'), 'h3')).toEqual(['A note']);
  expect(await shown('q=rain-fed looms cost')).toContain('60 results<');
});

test('where nothing of a kind answers the question, all kinds are offered', async () => {
  await deviceWithBoth();
  const page = await shown('q=looms&type=news');
  expect(page).toContain('No results found');
  expect(wordsOf(page, 'button')).toContain('Show all kinds');
});

test('nothing is called not found while the investors are still looked through, and what is found is shown', async () => {
  await deviceWithBoth();
  directory.isRead = false;
  const page = await shown('q=lanterns&type=research');
  expect(page).toContain('Reading what is on this device');
  expect(page).not.toContain('No results found');
  expect(page).not.toContain('0 results');
  expect(await shown('q=looms')).toContain('2 results');
  // No investor stands there.
  expect(await shown('q=looms&type=news')).toContain('No results found');
});

test('a device that has investors alone is not called empty while they are looked through', async () => {
  await nobodyHere();
  directory.isRead = false;
  expect(await shown('q=looms', 'offline')).not.toContain('Nothing to search on this device yet');
});

test('a device that has never been online says so, but not while what it searches is on its way', async () => {
  await nobodyHere();
  expect(await shown('q=looms', 'offline')).toContain('Nothing to search on this device yet');
  const page = await shown('q=looms');
  expect(page).not.toContain('Nothing to search on this device yet');
  expect(page).toContain('Reading what is on this device');
});

test('what was deleted from the device is said to come back, not to have been here never', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  const page = await shown('q=looms', 'offline');
  expect(page).toContain('Nothing to search on this device');
  expect(page).toContain(
    'Opportunities and articles are no longer here, and come back by themselves once the server is reached.',
  );
  expect(page).not.toContain('once it has been online');
});

test('messages that were deleted from the device are not taken for what is searched', async () => {
  await signedInHere('investor');
  await removeRows('messages');
  expect(await shown('q=looms', 'offline')).not.toContain('no longer here');
});
