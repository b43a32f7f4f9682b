import { expect, test } from 'vitest';
import { unkeptBy } from './unkept-by.ts';

const stored = { bio: 'Dyer of silk' };
const refused = (code: string, field?: string) => ({ code, message: 'It was not stored.', field });

test('what another device wrote meanwhile is shown at its field, to be written over', () => {
  const faults = { bio: expect.stringContaining('Dyer of silk') };
  expect(unkeptBy(refused('changed-elsewhere', 'bio'), stored)).toEqual({ faults, isAnew: true });
});

test('a text that is too long once it is joined is told at its field, and not written over what the other device wrote', () => {
  const faults = { bio: 'It was not stored.' };
  expect(unkeptBy(refused('too-long', 'bio'), stored)).toEqual({ faults, isAnew: false });
});

test('any other failure is of no field', () => {
  expect(unkeptBy(refused('invalid', 'bio'), stored)).toBeNull();
  expect(unkeptBy(refused('changed-elsewhere'), stored)).toBeNull();
  expect(unkeptBy(undefined, stored)).toBeNull();
});
