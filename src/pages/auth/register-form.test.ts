import { expect, test } from 'vitest';
import { firstOf, mismatch, missing, registerForm, tooShort } from './register-form.ts';

const filled = {
  fullName: 'Meera Example',
  email: 'meera@example.org',
  userType: 'entrepreneur',
  location: 'Pune',
  password: 'long enough',
  confirmPassword: 'long enough',
  terms: true,
};

function saidFirst(changes: Partial<Record<keyof typeof filled, unknown>>) {
  const result = registerForm.safeParse({ ...filled, ...changes });
  return firstOf(result.error?.issues.map(({ message }) => message) ?? []);
}

test('a filled form is taken, and the location may stay empty', () => {
  expect(saidFirst({})).toBeUndefined();
  expect(saidFirst({ location: '' })).toBeUndefined();
});

test('what is missing is said before anything else', () => {
  expect(saidFirst({ fullName: ' ', password: 'short', confirmPassword: 'other' })).toBe(missing);
  expect(saidFirst({ userType: '' })).toBe(missing);
});

test('passwords that differ are said before one that is too short', () => {
  expect(saidFirst({ password: 'short', confirmPassword: 'other' })).toBe(mismatch);
  expect(saidFirst({ password: 'short', confirmPassword: 'short' })).toBe(tooShort);
});

test('the terms must be accepted', () => {
  expect(saidFirst({ terms: false })).toBe('You must accept the terms and conditions');
});
