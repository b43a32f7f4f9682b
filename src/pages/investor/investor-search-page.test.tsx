import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { InvestorSearchPage } from './investor-search-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (search = '', connection: 'ok' | 'unknown' | 'offline' | 'server-trouble' = 'ok') =>
  drawScreen(<InvestorSearchPage />, { path: '/investor-search', search, facts: { connection } });

const harleen: InvestorCard = {
  id: newId(),
  fullName: 'Harleen Sodhi',
  location: 'Pune, India',
  bio: '',
  areasOfExpertise: ['Energy', 'Textiles', 'Logistics'],
  preferredIndustries: ['CleanTech'],
  minInvestmentRange: 100_000,
  maxInvestmentRange: null,
  currency: 'INR',
  createdAt: '2026-01-05T09:00:00.000Z',
};

test('each investor stands there with place, two areas and range, and leads to their profile', async () => {
  await rowsOf(await nobodyHere(), 'investorCards').put(harleen);
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Connect with Investors']);
  expect(page).toContain('placeholder="Name, place, expertise or industry"');
  expect(wordsOf(page, 'option')[0]).toBe('All industries');
  expect(page).toContain('1 investor');
  const words = wordsOf(page, 'li').join(' ');
  for (const told of ['Harleen Sodhi', 'Pune, India. Energy, Textiles', 'from ₹1,00,000'])
    expect(words).toContain(told);
  expect(words).not.toContain('Logistics');
  expect(linksOf(page).map(([, href]) => href)).toEqual([`/investor/${harleen.id}`, '/fundraise']);
});

test('there is more to show where there are more than twenty-four', async () => {
  const investors = Array.from({ length: 25 }, () => ({ ...harleen, id: newId() }));
  const cards = rowsOf(await nobodyHere(), 'investorCards');
  await cards.bulkPut(investors.slice(1));
  expect(wordsOf(await shown(), 'button')).not.toContain('Show more');
  await cards.bulkPut(investors);
  const page = await shown();
  expect(page).toContain('25 investors');
  expect(linksOf(page).filter(([, href]) => href?.startsWith('/investor/'))).toHaveLength(24);
  expect(wordsOf(page, 'button')).toContain('Show more');
});

test('where nobody is like what is asked for, "No investors found" offers to clear the filters', async () => {
  await rowsOf(await nobodyHere(), 'investorCards').put(harleen);
  const page = await shown('industry=FinTech');
  expect(page).toContain('No investors found');
  expect(page).toContain('Try fewer words, or another industry.');
  expect(wordsOf(page, 'button')).toContain('Clear Filters');
});

test('whoever listens hears that nobody was found where they heard how many were', async () => {
  await rowsOf(await nobodyHere(), 'investorCards').put(harleen);
  expect(await shown('industry=CleanTech')).toMatch(/<p role="status"[^>]*>1 investor</);
  expect(await shown('industry=FinTech')).toMatch(/<p role="status"[^>]*>0 investors</);
});

test.each([
  ['offline', 'No network, and nothing saved yet'],
  ['server-trouble', 'Failed to fetch investors'],
] as const)('a device without any investor, its connection %s, says "%s"', async (connection, said) => {
  await nobodyHere();
  const page = await shown('', connection);
  expect(page).toContain(said);
  expect(wordsOf(page, 'button')).toContain('Retry');
});
