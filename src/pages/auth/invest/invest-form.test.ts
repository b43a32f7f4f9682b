import { expect, test } from 'vitest';
import { investSteps } from '#src/content/invest-wizard.ts';
import { saidOf } from '#src/testing/said-of.ts';
import { investorRegistration } from '#sync/rules/registration/investor.ts';
import { blankInvest, isStepFilled, stepOfField } from './invest-form.ts';

const filled = {
  ...blankInvest,
  fullName: 'Rohan Example',
  email: 'rohan@example.org',
  phoneNumber: '+91 98765 43210',
  password: 'long enough',
  confirmPassword: 'long enough',
  experience: 'beginner',
  minInvestmentRange: '25,000',
  maxInvestmentRange: '50 lakh',
  locationPreference: 'Bengaluru',
  areasOfExpertise: ['Energy'],
  investmentGoals: 'Five deals a year',
  accreditationStatus: true,
  termsAccepted: true,
};

test('a filled wizard is taken, its amounts as numbers and its phone number as E.164', () => {
  expect(investorRegistration.parse(filled)).toMatchObject({
    minInvestmentRange: 25_000,
    maxInvestmentRange: 5_000_000,
    phoneNumber: '+919876543210',
    company: '',
  });
});

test.each([
  ['an email that is none', { email: 'rohan@' }, 'email', 'Please enter a valid email address'],
  [
    'a short password',
    { password: 'short', confirmPassword: 'short' },
    'password',
    'Password must be at least 8 characters',
  ],
  ['passwords that differ', { confirmPassword: 'other one' }, 'confirmPassword', "Passwords don't match"],
  ['a name of one letter', { fullName: 'R' }, 'fullName', 'Full name must be at least 2 characters'],
  [
    'a phone number of nine digits',
    { phoneNumber: '987654321' },
    'phoneNumber',
    'Please enter a valid phone number',
  ],
  [
    'a phone number of letters',
    { phoneNumber: 'call me maybe' },
    'phoneNumber',
    'Please enter a valid phone number',
  ],
  ['no experience', { experience: '' }, 'experience', 'Please select your investment experience'],
  ['no minimum', { minInvestmentRange: '' }, 'minInvestmentRange', 'Please enter minimum investment amount'],
  [
    'a minimum of nothing',
    { minInvestmentRange: '0' },
    'minInvestmentRange',
    'Please enter minimum investment amount',
  ],
  ['no maximum', { maxInvestmentRange: '' }, 'maxInvestmentRange', 'Please enter maximum investment amount'],
  [
    'a minimum above the maximum',
    { minInvestmentRange: '1 crore' },
    'minInvestmentRange',
    'Minimum investment cannot be greater than maximum',
  ],
  ['no area', { areasOfExpertise: [] }, 'areasOfExpertise', 'Please select at least one area of expertise'],
  ['no place', { locationPreference: '' }, 'locationPreference', 'Please enter your location preference'],
  [
    'goals in nine letters',
    { investmentGoals: 'some deal' },
    'investmentGoals',
    'Please describe your investment goals',
  ],
  [
    'no accreditation',
    { accreditationStatus: false },
    'accreditationStatus',
    'You must confirm accredited investor status',
  ],
  [
    'terms not agreed to',
    { termsAccepted: false },
    'termsAccepted',
    'You must accept the terms and conditions',
  ],
])('%s is told at its field', async (_, changes, field, message) => {
  expect(await saidOf(investorRegistration, { ...filled, ...changes })).toEqual({ [field]: message });
});

test('an untouched wizard has something to put right in every step, each told where it stands', async () => {
  const faulty = Object.keys(await saidOf(investorRegistration, blankInvest)).map(stepOfField);
  expect(new Set(faulty)).toEqual(new Set([0, 1, 2]));
});

test('a step is filled once everything it asks for is there, what is optional left out', () => {
  expect(investSteps.map((_, step) => isStepFilled(step, filled))).toEqual([true, true, true]);
  expect(investSteps.map((_, step) => isStepFilled(step, blankInvest))).toEqual([false, false, false]);
  expect(isStepFilled(1, { ...filled, areasOfExpertise: [] })).toBe(false);
});
