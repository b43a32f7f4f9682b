import { expect, test } from 'vitest';
import { demoArticles } from '#server/seed/articles.ts';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { resultKinds, searchContent } from './search-content.ts';

const now = new Date('2026-11-01T00:00:00.000Z');
const ours = { opportunities: demoOpportunities(now), articles: demoArticles(now) };
const results = (query: string) => searchContent(query, ours).results;

test('farming is found in deals, trends and research, in English and in Hindi', () => {
  const english = results('agritech').map(({ id }) => id);
  expect(english.length).toBeGreaterThan(3);
  expect(results('खेती').map(({ id }) => id)).toEqual(english);
  expect(results('agritech')[0]?.title).toMatch(/^Agritech in dry districts/);
});

test('every kind is found', () => {
  const kinds = new Set(results('market of opportunities, research and news').map(({ kind }) => kind));
  expect(resultKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('a trend is computed from the deals and leads to them', () => {
  const trend = results('fintech trends').find(({ kind, id }) => kind === 'trend' && id.startsWith('trend-'));
  expect(trend?.href).toBe('/explore?industry=FinTech');
  expect(trend?.summary).toMatch(/^FinTech: \d+ deals? listed in the newest three months/);
});

test('the most relevant stands first, and relevance is a percentage', () => {
  const relevances = results('cap table dilution').map(({ relevance }) => relevance);
  expect(results('cap table dilution')[0]?.title).toBe('Reading and keeping a cap table');
  expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
  expect(relevances.every((each) => each >= 1 && each <= 100)).toBe(true);
});

test('of each kind the best sixty are found, however many deals answer', () => {
  const [deal] = ours.opportunities;
  if (!deal) throw new Error('The demo has no deals');
  const opportunities = Array.from({ length: 90 }, (_, at) => ({
    ...deal,
    id: `deal-${at}`,
    title: 'Cap table',
    description: 'Dilution of a cap table.',
  }));
  const found = searchContent('cap table dilution', { ...ours, opportunities }).results;
  expect(found.filter(({ kind }) => kind === 'opportunity')).toHaveLength(60);
  expect(found.map(({ title }) => title)).toContain('Reading and keeping a cap table');
  expect(found.map(({ relevance }) => relevance)).toEqual(
    found.map(({ relevance }) => relevance).toSorted((a, b) => b - a),
  );
});

test('a deal is read for the first question, and for no other', () => {
  let reads = 0;
  const opportunities = ours.opportunities.map((deal) =>
    Object.defineProperty({ ...deal }, 'description', {
      get() {
        reads += 1;
        return deal.description;
      },
    }),
  );
  const first = searchContent('agritech', { ...ours, opportunities });
  reads = 0;
  expect(searchContent('agritech', { ...ours, opportunities })).toEqual(first);
  expect(reads).toBe(0);
});

test('what is not published is not found, and nothing asked finds nothing', () => {
  const articles = ours.articles.map((article) => ({ ...article, published: false }));
  expect(searchContent('cap table', { opportunities: [], articles }).results).toEqual([]);
  expect(results('')).toEqual([]);
  expect(results('🙂 ???')).toEqual([]);
});
