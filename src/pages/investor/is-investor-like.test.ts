import { expect, test } from 'vitest';
import { isInvestorLike } from './is-investor-like.ts';

const investor = {
  id: '00000000-0000-7000-8000-000000000000',
  fullName: 'Harleen Sodhi',
  location: 'Mumbai, India',
  bio: 'Sails.',
  areasOfExpertise: ['Energy'],
  preferredIndustries: ['CleanTech'],
  minInvestmentRange: null,
  maxInvestmentRange: null,
  currency: 'INR',
  createdAt: '2026-03-01T09:00:00.000Z',
};

test.each([
  ['', '', true],
  ['harleen mumbai', '', true],
  ['energy  cleantech', '', true],
  ['harleen pune', '', false],
  ['', 'CleanTech', true],
  ['', 'EdTech', false],
])('"%s" in industry "%s" finds the investor: %j', (q, industry, expected) => {
  expect(isInvestorLike(investor, { q, industry })).toBe(expected);
});
