import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { searchOpportunitiesEndpoint } from './ai.ts';
import { opportunityReplyOf } from './marketplace.ts';

const at = '2026-03-01T09:00:00.000Z';
const deal: Opportunity = {
  id: newId(),
  founderId: newId(),
  founderName: 'Zoya Merchant',
  title: 'Monsoon Mills',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 2_500_000,
  minInvestment: 50_000,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: at,
  updatedAt: at,
};

test('a deal whose stored texts are too long takes none of the others found from a device', () => {
  const long = 'क'.repeat(40_000);
  const texts = { title: long, description: long, industry: long, stage: long, location: long };
  const found = [deal, { ...deal, ...texts, highlights: [long], businessModel: long }];
  const recommendations = found.map((each) => ({
    opportunity: opportunityReplyOf(each),
    matchScore: 90,
    reason: 'Its title says “mills”.',
  }));
  const reply = { summary: 'Two deals.', recommendations, source: 'rules' };
  expect(searchOpportunitiesEndpoint.reply.parse(reply)).toEqual(reply);
});
