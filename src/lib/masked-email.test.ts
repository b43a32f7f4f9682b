import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['tara@people.example', 't•••@people.example'],
  ['a@b.example', 'a•••@b.example'],
  ['', 'somebody'],
  ['@people.example', 'somebody'],
])('%s is shown to others as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
