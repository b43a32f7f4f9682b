import { expect, test } from 'vitest';
import { saidOf } from '#src/testing/said-of.ts';
import { planRegistration } from '#sync/rules/registration/plan-page.ts';
import { firstOf } from '../form-faults.ts';
import { blankPlan, chosenBy, isOtherThan, planOrder, toastOf, withoutChoice } from './plan-form.ts';

const filled = {
  ...blankPlan,
  userType: 'investor',
  firstName: 'Rohan',
  lastName: 'Example',
  email: 'rohan@example.org',
  phoneNumber: '+65 8123 4567',
  password: 'long enough',
  confirmPassword: 'long enough',
  planId: 'investor-basic-monthly',
  termsAccepted: true,
};

test('a filled page is taken, with the newsletter and without', async () => {
  expect(await saidOf(planRegistration, filled)).toEqual({});
  expect(await saidOf(planRegistration, { ...filled, newsletter: true })).toEqual({});
});

test.each([
  ['no role', { userType: null }, 'userType', 'Required'],
  ['no first name', { firstName: '' }, 'firstName', 'Required'],
  ['no last name', { lastName: '' }, 'lastName', 'Required'],
  ['an email that is none', { email: 'rohan' }, 'email', 'Please enter a valid email address'],
  ['no phone number', { phoneNumber: '' }, 'phoneNumber', 'Please enter a valid phone number'],
  [
    'a short password',
    { password: 'short', confirmPassword: 'short' },
    'password',
    'Password must be at least 8 characters',
  ],
  ['passwords that differ', { confirmPassword: 'other one' }, 'confirmPassword', 'Passwords do not match'],
  ['no plan', { planId: '' }, 'planId', 'Please select a subscription plan'],
  [
    "the other role's plan",
    { planId: 'entrepreneur-basic-monthly' },
    'planId',
    'Please select a subscription plan',
  ],
  [
    'terms not agreed to',
    { termsAccepted: false },
    'termsAccepted',
    'Please agree to the Terms and Conditions',
  ],
])('%s is told at its field', async (_, changes, field, message) => {
  const said = await saidOf(planRegistration, { ...filled, ...changes });
  expect(said[field]).toBe(message);
});

test('a plan that is not chosen is said first, then passwords that differ, then the terms', async () => {
  const saidFirst = async (changes: object) =>
    firstOf(Object.values(await saidOf(planRegistration, { ...filled, ...changes })), planOrder);
  const terms = { termsAccepted: false };
  const differ = { ...terms, confirmPassword: 'other one' };
  expect(await saidFirst(blankPlan)).toBe('Please select a subscription plan');
  expect(await saidFirst({ ...differ, planId: '' })).toBe('Please select a subscription plan');
  expect(await saidFirst(differ)).toBe('Passwords do not match');
  expect(await saidFirst(terms)).toBe('Please agree to the Terms and Conditions');
});

test('a toast says of a missing name what the other forms say', () => {
  expect(toastOf('Required')).toEqual({
    title: 'Missing information',
    detail: 'Please fill in all required fields.',
  });
  expect(toastOf('Passwords do not match')).toEqual({ title: 'Passwords do not match' });
});

test.each([
  ['?plan=entrepreneur-premium-yearly', { userType: 'entrepreneur', planId: 'entrepreneur-premium-yearly' }],
  ['?as=investor', { userType: 'investor' }],
  ['?plan=free-for-ever', {}],
  ['?as=admin', {}],
  ['', {}],
])('a link to the page with "%s" has chosen %o', (search, chosen) => {
  expect(chosenBy(new URLSearchParams(search), null)).toEqual(chosen);
});

test('a role that a link has chosen leaves a plan of the same role as it was, and none of the other', () => {
  const kept = { userType: 'investor', planId: 'investor-basic-monthly' };
  expect(chosenBy(new URLSearchParams('?as=investor'), kept)).toEqual({ userType: 'investor' });
  expect(chosenBy(new URLSearchParams('?as=entrepreneur'), kept)).toEqual({
    userType: 'entrepreneur',
    planId: '',
  });
});

test('what a link chose holds until somebody chooses something else', () => {
  const query = new URLSearchParams({ plan: 'investor-basic-monthly', next: '/explore' });
  const chosen = chosenBy(query, null);
  expect(isOtherThan(chosen, { userType: 'investor', planId: 'investor-basic-monthly' })).toBe(false);
  expect(isOtherThan(chosen, { userType: 'investor', planId: 'investor-premium-yearly' })).toBe(true);
  expect(isOtherThan(chosen, { userType: 'entrepreneur', planId: '' })).toBe(true);
  expect(`${withoutChoice(query)}`).toBe('next=%2Fexplore');
  const role = chosenBy(new URLSearchParams({ as: 'investor' }), null);
  expect(isOtherThan(role, { userType: 'investor', planId: 'investor-basic-monthly' })).toBe(false);
  expect(isOtherThan({}, { userType: 'investor', planId: '' })).toBe(false);
});
