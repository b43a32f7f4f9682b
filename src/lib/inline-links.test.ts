import { expect, test } from 'vitest';
import { inlineLinks, withoutLinks } from './inline-links.ts';

test('a link stands between the words around it', () => {
  expect(inlineLinks('See the [terms](/terms) first.')).toEqual([
    { text: 'See the ', href: null },
    { text: 'terms', href: '/terms' },
    { text: ' first.', href: null },
  ]);
});

test('an address of another site or a script is no link', () => {
  for (const text of ['[x](https://elsewhere.example)', '[x](javascript:alert)'])
    expect(inlineLinks(text)).toEqual([{ text, href: null }]);
});

test('a text is read without the addresses of its links', () => {
  expect(withoutLinks('Open [Signup](/register), then wait.')).toBe('Open Signup, then wait.');
});
