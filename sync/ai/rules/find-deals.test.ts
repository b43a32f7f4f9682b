import { expect, test } from 'vitest';
import { demoOpportunities } from '#server/seed/opportunities.ts';
import { fieldsOfDeal, findDeals } from './find-deals.ts';

const demo = demoOpportunities(new Date('2026-11-01T00:00:00.000Z'));
const solar = demo.slice(0, 1).map((deal) => ({
  ...deal,
  title: 'Chhat: rooftop solar for dairies',
  industry: 'CleanTech',
  description: 'Panels on the roof of a village dairy cool its milk.',
  highlights: [],
}));
const deals = [...demo, ...solar];
const found = (query: string, most?: number) =>
  findDeals(query, deals, most).recommendations.map(({ opportunity }) => opportunity.title);

test('a question in Hindi finds what the same question in English finds, in the same order', () => {
  expect(found('खेती')).toEqual(found('agritech'));
  expect(found('सौर ऊर्जा')).toEqual(found('solar'));
  expect(found('स्वास्थ्य')).toEqual(found('healthcare'));
  expect(found('kisan')).toEqual(found('farmers'));
  expect(found('खेती').length).toBeGreaterThan(2);
  expect(found('solar')[0]).toBe('Chhat: rooftop solar for dairies');
});

test('the reason names the word of the pitch and the word it stands for', () => {
  const [first] = findDeals('खेती', deals).recommendations;
  expect(first?.reason).toMatch(/^Its .*“.*” \(for “खेती”\)/);
});

test('a bound on money leaves out what is above it, and what is in another currency', () => {
  const { recommendations, summary } = findDeals('raising under 3 crore', deals, 100);
  expect(summary).toContain('Only those where the amount asked for is at most ₹3,00,00,000 are counted.');
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { opportunity } of recommendations) {
    expect(opportunity.currency).toBe('INR');
    expect(opportunity.totalRequired).toBeLessThanOrEqual(30_000_000);
  }
  expect(summary).toContain('at most ₹3,00,00,000');
});

test('a deal within a range tells once what it asks for', () => {
  const { recommendations } = findDeals('raising between 1 and 30 crore', deals);
  expect(recommendations[0]?.reason).toMatch(/^It raises ₹[\d,]+\.$/);
});

test('where nothing is within a bound, what answers the rest is brought, as less and with what it asks for', () => {
  const { recommendations, summary } = findDeals('solar under 1 lakh', solar);
  expect(recommendations).toMatchObject([{ reason: expect.stringMatching(/It raises ₹/) }]);
  expect(recommendations[0]?.matchScore).toBeLessThanOrEqual(50);
  expect(summary).toContain('None of them is within the amount you named');
});

test('a bound in Hindi is read, and "minimum investment" is what one investor pays', () => {
  const { recommendations } = findDeals('न्यूनतम निवेश २ लाख से कम', deals, 100);
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { opportunity } of recommendations)
    expect(opportunity.minInvestment).toBeLessThanOrEqual(200_000);
});

test('a mistyped word finds what was meant', () => {
  expect(found('helthcare')).toEqual(found('healthcare'));
  expect(found('agritch')).toEqual(found('agritech'));
});

test('where nothing speaks of what is asked for, what is nearest to it is named, and as less', () => {
  const [first] = findDeals('wind turbines', demo).recommendations;
  expect(first?.reason).toContain('(for “wind turbines”)');
  expect(first?.matchScore).toBeLessThanOrEqual(50);
});

test('a deal that answers the whole question stands before one that answers half', () => {
  const [first, ...others] = findDeals('battery swaps in Bengaluru', deals).recommendations;
  expect(first?.opportunity.title).toMatch(/^Voltabandi/);
  expect(first?.matchScore).toBeGreaterThan(others[0]?.matchScore ?? 0);
});

test('where more answer than are brought it is said how many are, and else it is not', () => {
  const many = findDeals('raising under 3 crore', deals, 2);
  expect(many.summary).toMatch(/^These are the best 2; \d+ of \d+ opportunities answer at least a part/);
  expect(findDeals('solar', solar).summary).toMatch(/^1 of 1 opportunities answers at least a part/);
});

test('at most six are named, scores fall, and none is above 100 or below 1', () => {
  const { recommendations } = findDeals('customers who pay every month in India', deals);
  expect(recommendations).toHaveLength(6);
  const scores = recommendations.map(({ matchScore }) => matchScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
});

test('a question that names nothing finds nothing, and says what to name', () => {
  for (const query of ['', 'best investments?', '???', 'सबसे अच्छा निवेश कौन सा है']) {
    const { summary, recommendations } = findDeals(query, deals);
    expect([query, recommendations.length], query).toEqual([query, 0]);
    expect(summary).not.toBe('');
  }
  expect(found('zzqqxx')).toEqual([]);
});

test('where there is nothing to search yet, this is said, and not that nothing answers', () => {
  expect(findDeals('solar', []).summary).toBe('There are no opportunities here to search yet.');
});

test('a row of the same deal is read anew only where it says something else', () => {
  const [deal] = structuredClone(demo);
  if (!deal) throw new Error('The demo has no deals');
  const fields = fieldsOfDeal(deal);
  expect(fieldsOfDeal({ ...deal, raisedAmount: deal.raisedAmount + 1 })).toBe(fields);
  const rewritten = { ...deal, description: `${deal.description} And now with looms.` };
  expect(findDeals('looms', [rewritten]).recommendations).toHaveLength(1);
  expect(fieldsOfDeal(rewritten)).not.toBe(fields);
});
