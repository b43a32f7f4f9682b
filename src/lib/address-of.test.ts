import { afterEach, beforeEach, expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';
import { webAddress } from './web-address.ts';

const { parse } = Object.getOwnPropertyDescriptors(URL);
beforeEach(() => Reflect.deleteProperty(URL, 'parse'));
afterEach(() => Object.defineProperties(URL, { parse }));

test('addresses are read in Safari before 18 and Chrome before 126, too, which have no URL.parse', () => {
  expect(safeNext('/drafts?of=1', 'https://pankh.example')).toBe('/drafts?of=1');
  expect(safeNext('//', 'https://pankh.example')).toBe('/');
  expect(webAddress('www.marigold.example')).toBe('https://www.marigold.example/');
  expect(webAddress('https://')).toBe(null);
});
