import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test('web addresses lead out, with or without their scheme', () => {
  expect(webAddress('http://marigold.example/fund')).toBe('http://marigold.example/fund');
  expect(webAddress('www.marigold.example')).toBe('https://www.marigold.example/');
});

test('nothing else does', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://marigold.example', 'not here', '']) {
    expect(webAddress(text)).toBe(null);
  }
});
