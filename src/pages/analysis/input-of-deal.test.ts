import { expect, test } from 'vitest';
import { madeUpDeal } from '#src/testing/here.ts';
import { inputOfDeal } from './input-of-deal.ts';

const pitch = { title: 'Lantern Looms', description: 'Looms that run on rain.' };

test('a deal is asked about by what it says, and by nothing of its founder', () => {
  expect(inputOfDeal(madeUpDeal({ highlights: ['Two looms'] }))).toEqual({
    ...pitch,
    industry: 'Technology',
    stage: 'Seed',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    currency: 'INR',
    highlights: ['Two looms'],
  });
});

test('category and funding goal stand in for industry and total', () => {
  expect(inputOfDeal({ ...pitch, category: 'CleanTech', fundingGoal: 300_000 })).toEqual({
    ...pitch,
    industry: 'CleanTech',
    totalRequired: 300_000,
  });
});

test('what a deal does not say is left out', () => {
  expect(inputOfDeal({ ...pitch, industry: '', stage: '', highlights: null })).toEqual(pitch);
});
