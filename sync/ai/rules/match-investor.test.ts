import { expect, test } from 'vitest';
import { type InvestorInterests, type MatchedPitch, matchInvestor } from './match-investor.ts';

const pitch = {
  title: 'Doodhvahini: milk tests at the village gate',
  description: 'Dairies pay farmers by fat content, measured in a minute by a sensor that costs little.',
  industry: 'Food & Beverage',
  stage: 'Seed',
  location: 'Pune, India',
  currency: 'INR',
  totalRequired: 20_000_000,
  minInvestment: 200_000,
};
const investor: InvestorInterests = {
  areasOfExpertise: ['Agriculture', 'Manufacturing'],
  preferredIndustries: ['Food & Beverage'],
  minInvestmentRange: 100_000,
  maxInvestmentRange: 1_000_000,
  currency: 'INR',
  location: 'Mumbai, India',
  goals: 'I want to help farmers.',
};
const factor = (changes: Partial<InvestorInterests>, name: string) =>
  matchInvestor({ ...investor, ...changes }, pitch).reasons.find((reason) => reason.name === name);

test('the score is the sum of its reasons, and each says its field and its weight', () => {
  const { score, reasons } = matchInvestor(investor, pitch);
  expect(reasons.map(({ points }) => points).reduce((a, b) => a + b)).toBe(score);
  expect(reasons.map(({ of }) => of).reduce((a, b) => a + b)).toBe(100);
  expect(reasons.map(({ name, field, points }) => [name, field, points])).toEqual([
    ['Industry', 'industry', 40],
    ['Amount', 'minInvestment', 25],
    ['Expertise', 'description', 12],
    ['Place', 'location', 6],
    ['Goals', 'description', 5],
  ]);
});

test('a smallest amount above what the investor puts in earns nothing, and the reason names both', () => {
  expect(factor({ maxInvestmentRange: 150_000 }, 'Amount')).toMatchObject({
    points: 0,
    why: 'The smallest amount of ₹2,00,000 is above the investor’s ₹1,50,000.',
  });
});

test('a smallest amount below what the investor puts in earns all, and the reason names both', () => {
  expect(factor({ minInvestmentRange: 1_000_000 }, 'Amount')).toMatchObject({
    points: 25,
    why: 'The pitch takes ₹2,00,000 and more; the investor puts in ₹10,00,000 and more.',
  });
  expect(factor({ minInvestmentRange: 200_000 }, 'Amount')?.why).toBe(
    'The smallest amount of ₹2,00,000 is within what the investor puts in.',
  );
});

test('a pitch without amounts gets no points for them, and none are told as its own', () => {
  const told = (amounts: Partial<MatchedPitch>) => {
    const { reasons } = matchInvestor(investor, { ...pitch, ...amounts });
    const { points, why } = reasons.find(({ name }) => name === 'Amount') ?? {};
    return [points, why];
  };
  expect(told({ totalRequired: null, minInvestment: null })).toEqual([0, 'The pitch names no amounts yet.']);
  expect(told({ minInvestment: null })).toEqual([0, 'The pitch names no smallest amount yet.']);
  expect(told({ totalRequired: 50_000, minInvestment: null })).toEqual([
    5,
    'The whole round of ₹50,000 is below the investor’s ₹1,00,000.',
  ]);
  expect(told({ totalRequired: null })).toEqual([
    25,
    'The smallest amount of ₹2,00,000 is within what the investor puts in.',
  ]);
});

test('amounts in different currencies are not compared', () => {
  expect(factor({ currency: 'USD' }, 'Amount')?.why).toContain('nothing is converted');
});

test('an investor who says nothing gets no points, and no promise', () => {
  const nobody = {
    areasOfExpertise: [],
    preferredIndustries: [],
    minInvestmentRange: null,
    maxInvestmentRange: null,
    currency: 'INR',
  };
  expect(matchInvestor(nobody, pitch).score).toBe(0);
});

test('an industry that the pitch only speaks of counts less than the one it names', () => {
  expect(factor({ preferredIndustries: ['AgriTech'] }, 'Industry')?.points).toBe(24);
  expect(factor({ preferredIndustries: ['Gaming'] }, 'Industry')?.points).toBe(0);
});
