import { expect, test } from 'vitest';
import { saidOf } from '#src/testing/said-of.ts';
import { beside, firstOf, inTwo } from './form-faults.ts';
import { blankRegister, registerForm, registerOrder } from './register-form.ts';

const filled = {
  ...blankRegister,
  fullName: 'Meera Example',
  email: 'meera@example.org',
  userType: 'entrepreneur',
  location: 'Pune',
  password: 'long enough',
  confirmPassword: 'long enough',
  termsAccepted: true,
};

const missing = 'Missing information - Please fill in all required fields.';
const mismatch = 'Password mismatch - Please make sure your passwords match.';
const tooShort = 'Password too short - Password must be at least 8 characters long.';

async function toastOf(changes: object): Promise<string | undefined> {
  const said = await saidOf(registerForm, { ...filled, ...changes });
  return firstOf(Object.values(said), registerOrder);
}

test('a filled form is taken; the name may be one letter, and the location may stay empty', async () => {
  expect(await saidOf(registerForm, filled)).toEqual({});
  expect(await saidOf(registerForm, { ...filled, fullName: 'M' })).toEqual({});
  expect(await saidOf(registerForm, { ...filled, location: '' })).toEqual({});
});

test.each([
  ['no name', { fullName: ' ' }, 'fullName', missing],
  ['no email', { email: '' }, 'email', missing],
  ['an email that is none', { email: 'meera' }, 'email', 'Please enter a valid email address'],
  ['no role', { userType: '' }, 'userType', missing],
  ['no password', { password: '', confirmPassword: '' }, 'password', missing],
  ['passwords that differ', { confirmPassword: 'other' }, 'confirmPassword', mismatch],
  ['a short password', { password: 'short', confirmPassword: 'short' }, 'password', tooShort],
  [
    'terms not agreed to',
    { termsAccepted: false },
    'termsAccepted',
    'You must accept the terms and conditions',
  ],
])('%s is told at its field', async (_, changes, field, message) => {
  expect(await saidOf(registerForm, { ...filled, ...changes })).toEqual({ [field]: message });
  expect(await toastOf(changes)).toBe(message);
});

test('a form with nothing in it is missing information, whatever else is wrong', async () => {
  expect(await toastOf(blankRegister)).toBe(missing);
  expect(await toastOf({ fullName: '', password: 'short', confirmPassword: 'other' })).toBe(missing);
});

test('passwords that differ are said before one that is too short', async () => {
  expect(await toastOf({ password: 'short', confirmPassword: 'other' })).toBe(mismatch);
});

test('a message of a title and a sentence is a toast in two, and beside the field the sentence alone', () => {
  expect(inTwo(mismatch)).toEqual({
    title: 'Password mismatch',
    detail: 'Please make sure your passwords match.',
  });
  expect(beside({ message: mismatch })).toBe('Please make sure your passwords match.');
  expect(beside({ message: missing })).toBe('Please fill in this field.');
  expect(beside(undefined)).toBeUndefined();
});
