import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';
import { faultsOf, faultySteps } from './pitch-faults-by-field.ts';

const whole = {
  ...blankDraft,
  title: 'Solar',
  industry: 'CleanTech',
  stage: 'Seed',
  location: 'Pune',
  description: 'Roofs.',
  totalRequired: '25 lakh',
  minInvestment: '25000',
};

test('an empty pitch is missing information, first in the first step', () => {
  const result = faultsOf(blankDraft, true);
  expect(result?.message).toBe('Missing information - Please fill in all required fields.');
  expect(faultySteps(result?.faults ?? {})).toEqual([0, 1]);
});

test('a minimum above the total is said beside the minimum', () => {
  const result = faultsOf({ ...whole, minInvestment: '1 crore' }, true);
  expect(result?.message).toBe(
    'Invalid investment amounts - Minimum investment cannot be greater than total required.',
  );
  expect(result?.faults).toEqual({
    minInvestment: 'Minimum investment cannot be greater than total required.',
  });
});

test('the accuracy of the pitch has to be confirmed, last', () => {
  expect(faultySteps(faultsOf(whole, false)?.faults ?? {})).toEqual([3]);
  expect(faultsOf(whole, true)).toBeNull();
});
