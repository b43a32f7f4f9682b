import { expect, test } from 'vitest';
import { originWords } from './origin-words.ts';

test.each([
  ['Open Cheque Register', '2026-03-12', 'Source: Open Cheque Register · as of 12 March 2026'],
  ['Open Cheque Register', '', 'Source: Open Cheque Register'],
  ['', '2026-03-12', 'As of 12 March 2026'],
  ['', '', null],
])('of "%s" and "%s" it says %s', (source, asOf, words) => {
  expect(originWords({ source, asOf })).toBe(words);
});
