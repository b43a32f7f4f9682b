import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the way to the codes names who is to be verified: id, email and role, and nothing else', () => {
  const person = { id: '0199-a', email: 'tara+pankh@people.example', userType: 'investor', token: 'a token' };
  const { pathname, searchParams } = new URL(paths.verify(person), 'https://pankh.example');
  expect(pathname).toBe('/otp-verification');
  expect([...searchParams]).toEqual([
    ['userId', '0199-a'],
    ['email', 'tara+pankh@people.example'],
    ['userType', 'investor'],
  ]);
});
