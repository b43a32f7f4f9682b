import { expect, test } from 'vitest';
import { saidOf } from '#src/testing/said-of.ts';
import { loginEndpoint } from '#sync/endpoints/auth.ts';
import { otpField, savePhoneEndpoint } from '#sync/endpoints/otp.ts';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '#sync/endpoints/password.ts';
import { inTwo } from './form-faults.ts';

test.each([
  ['no email', { email: '', password: 'x' }, 'email'],
  ['no password', { email: 'a@example.org', password: '' }, 'password'],
])('a login with %s misses information', async (_, given, field) => {
  const said = await saidOf(loginEndpoint.body, given);
  expect(inTwo(said[field] ?? '')).toEqual({
    title: 'Missing information',
    detail: 'Please enter both email and password.',
  });
});

test('a forgotten password needs an email', async () => {
  const { email } = await saidOf(forgotPasswordEndpoint.body, { email: ' ' });
  expect(inTwo(email ?? '')).toEqual({
    title: 'Email required',
    detail: 'Please enter your email address.',
  });
});

test('an email that is none is told at its field', async () => {
  expect(await saidOf(forgotPasswordEndpoint.body, { email: 'meera' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

test.each([
  ['short', 'short', 'password', 'Password must be at least 8 characters'],
  ['long enough', 'other one', 'confirmPassword', "Passwords don't match"],
])(
  'a new password "%s", confirmed by "%s", is told at its field',
  async (password, confirmPassword, field, message) => {
    const given = { token: 't', password, confirmPassword };
    expect(await saidOf(resetPasswordEndpoint.body, given)).toEqual({ [field]: message });
  },
);

test('a phone number is saved from ten characters on, and only if it is one', async () => {
  for (const phoneNumber of ['987654321', 'ten letters', ''])
    expect(await saidOf(savePhoneEndpoint.body, { phoneNumber })).toEqual({
      phoneNumber: 'Please enter a valid phone number',
    });
  expect(await saidOf(savePhoneEndpoint.body, { phoneNumber: '9876543210' })).toEqual({});
});

test.each(['12345', '1234567', '12345a', '', '１２３４５６'])('"%s" is no code', async (code) => {
  expect(await saidOf(otpField, code)).toEqual({ '': 'Invalid or expired OTP' });
});
