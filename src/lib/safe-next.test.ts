import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'https://pankh.example';

test('a path of this site is kept whole', () => {
  expect(safeNext('/submit-pitch/1?step=2#a', origin)).toBe('/submit-pitch/1?step=2#a');
  expect(safeNext('/search?q=plan.pdf', origin)).toBe('/search?q=plan.pdf');
});

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['another site by backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a tab that hides slashes', '/\t/evil.example'],
  ['nothing', null],
  ['the login page itself', '/login?next=/login'],
  ['what the server answers', '/api/account/export'],
  ['a file', '/files/0190'],
  ['the worker', '/sw.js?v=1'],
  ['a file of no known kind', '/plan.pdf'],
  ['another site after a step back', '/a/..//evil.example'],
  ['another site after a step to where one is', '/.//evil.example'],
])('%s leads home', (_, asked) => {
  expect(safeNext(asked, origin)).toBe('/');
});
