import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { similarOpportunities } from './similar-opportunities.ts';

function deal(given: Partial<Opportunity>): Opportunity {
  const moments = { createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-01T09:00:00.000Z' };
  const founder = {
    founderId: newId(),
    founderName: 'Zoya',
    title: 'Looms',
    description: '',
    highlights: [],
  };
  const amounts = { currency: 'INR', totalRequired: 1_000, minInvestment: 10, raisedAmount: 0 };
  const kind = { industry: 'SaaS', stage: 'Seed', location: 'Surat', status: 'active' as const };
  return { id: newId(), ...founder, ...amounts, ...kind, ...moments, ...given };
}

const different = { industry: 'EdTech', stage: 'Growth', location: 'Pune', totalRequired: 9_000 };

test('similar deals say what they have in common, the most alike first', () => {
  const others = [
    deal({ ...different, stage: 'Seed' }),
    deal({ ...different, industry: 'SaaS' }),
    deal({}),
    deal(different),
  ];
  expect(similarOpportunities(deal({}), others, 3).map(({ why }) => why)).toEqual([
    ['industry', 'stage', 'location', 'size'],
    ['industry'],
    ['stage'],
  ]);
});

test('a round of the same size in another currency is not of the same size', () => {
  const [found] = similarOpportunities(deal({}), [deal({ currency: 'USD' })], 3);
  expect(found?.why).toEqual(['industry', 'stage', 'location']);
});

test('a deal is not similar to itself, and the same place alone is no likeness', () => {
  const one = deal({});
  expect(similarOpportunities(one, [one, deal({ ...different, location: 'Surat' })], 3)).toEqual([]);
});
