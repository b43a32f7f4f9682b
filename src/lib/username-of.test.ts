import { expect, test } from 'vitest';
import { usernameOf } from './username-of.ts';

test('a username is the part of the email before the at-sign, in lower case, its other marks underscores', () => {
  expect(usernameOf('Meera.Example+Deals@example.org')).toBe('meera_example_deals');
});
