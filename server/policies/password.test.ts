import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordField } from '#sync/rules/identity.ts';
import { refuseWeakPassword } from './password.ts';

const tara = { email: 'tara.menon@people.example', fullName: 'Tara Menon' };

test('each of the 10,000 commonest passwords is refused, for its length or for being common', async () => {
  const commonest = dictionary['passwords-common'].slice(0, 10_000);
  expect(commonest).toHaveLength(10_000);
  const accepted: string[] = [];
  for (const password of commonest) {
    if (!passwordField.safeParse(password).success) continue;
    await refuseWeakPassword(password, tara).then(
      () => accepted.push(password),
      () => undefined,
    );
  }
  expect(accepted).toEqual([]);
});

test.each(['Tara Menon', 'taramenon', 'TARA.MENON', 'tara.menon@people.example', 'Tara Menon 1984'])(
  'a person may not take %s, which is themselves, as a password',
  async (password) => {
    await expect(refuseWeakPassword(password, tara)).rejects.toMatchObject({ status: 400 });
  },
);

test.each([
  ['7 characters', 'x'.repeat(7), false],
  ['8 characters', 'abcdefgh', true],
  ['8 emoji', '🪶'.repeat(8), true],
  ['7 emoji', '🪶'.repeat(7), false],
  ['256 characters', 'ü'.repeat(256), true],
  ['257 characters', 'ü'.repeat(257), false],
  ['256 emoji', '🪶'.repeat(256), true],
  ['half a character', 'password \ud800', false],
])('a password of %s: %#', (_, password, isOne) => {
  expect(passwordField.safeParse(password).success).toBe(isOne);
});
