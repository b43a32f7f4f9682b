import { expect, test } from 'vitest';
import { blankDraft } from './blank-draft.ts';
import { faultsOf, faultyPlaces, faultySteps, isStepDone } from './pitch-faults-by-field.ts';

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

test.each([
  'title',
  'description',
  'industry',
  'stage',
  'location',
  'totalRequired',
  'minInvestment',
] as const)('a pitch cannot do without its %s, not even where blanks stand for it', (field) => {
  expect(faultsOf({ ...whole, [field]: ' ' }, true)).toEqual({
    message: 'Missing information - Please fill in all required fields.',
    faults: { [field]: 'Please fill in this field.' },
  });
});

test('an amount that cannot be read is said beside it, with what would do', () => {
  const message = 'Enter a whole amount, at least 1, such as 2500000 or 25 lakh.';
  expect(faultsOf({ ...whole, totalRequired: '0' }, true)).toEqual({
    message,
    faults: { totalRequired: message },
  });
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

test('all that is wrong is marked at once, whatever is said first', () => {
  const result = faultsOf({ ...whole, title: '', minInvestment: '1 crore' }, false);
  expect(result?.message).toBe('Missing information - Please fill in all required fields.');
  expect(faultyPlaces(result?.faults ?? {})).toEqual(['title', 'minInvestment', 'accuracy']);
});

test('what is said first is of the first place that is marked, which one is led to', () => {
  const rival = { value: 'Solar Roofs', at: '2026-03-01T09:00:00.000Z', clientId: 'phone' };
  const clash = { ...whole, minInvestment: '', conflicts: [{ field: 'title' as const, values: [rival] }] };
  const result = faultsOf(clash, true);
  expect(faultyPlaces(result?.faults ?? {})).toEqual(['title', 'minInvestment']);
  expect(result?.message).not.toContain('Please fill in all required fields.');
});

test('the accuracy of the pitch has to be confirmed, last', () => {
  const result = faultsOf(whole, false);
  expect(result).toEqual({
    message: 'Missing information - Please confirm that the information is accurate.',
    faults: { accuracy: 'Please confirm that the information is accurate.' },
  });
  expect(faultySteps(result?.faults ?? {})).toEqual([3]);
  expect(faultsOf(whole, true)).toBeNull();
});

test('a part is done once it is filled in, and nothing in it waits to be chosen', () => {
  expect(isStepDone(0, whole)).toBe(true);
  expect(isStepDone(1, whole)).toBe(true);
  expect(isStepDone(1, { ...whole, minInvestment: ' ' })).toBe(false);
  const rival = { value: 'Solar Roofs', at: '2026-03-01T09:00:00.000Z', clientId: 'phone' };
  const clash = { ...whole, conflicts: [{ field: 'title' as const, values: [rival] }] };
  expect(isStepDone(0, clash)).toBe(false);
  expect(isStepDone(1, clash)).toBe(true);
});

test('a part is not done while an amount in it has to be put right, whatever another part lacks', () => {
  expect(isStepDone(1, { ...whole, minInvestment: '1 crore' })).toBe(false);
  expect(isStepDone(1, { ...whole, totalRequired: 'a lot' })).toBe(false);
  expect(isStepDone(1, { ...whole, title: '', minInvestment: '1 crore' })).toBe(false);
});
