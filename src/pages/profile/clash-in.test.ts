import { expect, test } from 'vitest';
import { clashIn } from './clash-in.ts';

const stored = { bio: 'Dyer of silk' };
const refused = (code: string, field?: string) => ({ code, message: 'It was not stored.', field });

test('what another device wrote meanwhile is shown at its field, to be written over', () => {
  const shown = { bio: expect.stringContaining('Dyer of silk') };
  expect(clashIn(refused('changed-elsewhere', 'bio'), stored)).toEqual(shown);
});

test('a text that is too long once it is joined is not written over what the other device wrote', () => {
  expect(clashIn(refused('too-long', 'bio'), stored)).toBeNull();
});

test('any other failure is of no field', () => {
  expect(clashIn(refused('invalid', 'bio'), stored)).toBeNull();
  expect(clashIn(refused('changed-elsewhere'), stored)).toBeNull();
  expect(clashIn(undefined, stored)).toBeNull();
});
