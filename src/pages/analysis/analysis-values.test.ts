import { expect, test } from 'vitest';
import { blankValues, inputOf, missingFields, unreadAmounts } from './analysis-values.ts';

const written = { ...blankValues, title: 'Lantern Looms', description: 'Looms.', industry: 'Technology' };

test('title, description and industry are required, and spaces are nothing', () => {
  expect(missingFields({ ...blankValues, title: '  ' })).toEqual(['title', 'description', 'industry']);
  expect(missingFields(written)).toEqual([]);
});

test('an amount that is none is said to be none, and an empty one is only left out', () => {
  expect(unreadAmounts({ ...written, totalRequired: 'much' })).toEqual(['totalRequired']);
  expect(unreadAmounts(written)).toEqual([]);
  expect(inputOf(written, 'INR')).toEqual({
    title: 'Lantern Looms',
    description: 'Looms.',
    industry: 'Technology',
  });
});

test('amounts go as whole numbers, however they were written, with the money in which they were read back', () => {
  const input = inputOf({ ...written, totalRequired: '25 lakh', minInvestment: '₹50,000' }, 'INR');
  expect(input).toMatchObject({ totalRequired: 2_500_000, minInvestment: 50_000, currency: 'INR' });
  expect(inputOf({ ...written, minInvestment: '5000' }, 'USD')).toMatchObject({ currency: 'USD' });
});
