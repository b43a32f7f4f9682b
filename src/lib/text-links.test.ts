import { expect, test } from 'vitest';
import { linkedParts } from './text-links.ts';

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://looms.example/deck.', ['https://looms.example/deck']],
  [
    '(https://looms.example) and http://rain.example/a?b=c#d!',
    ['https://looms.example/', 'http://rain.example/a?b=c#d'],
  ],
  ['https://looms.example/wiki/Loom_(rain)', ['https://looms.example/wiki/Loom_(rain)']],
  ['javascript:alert(1) data:text/html,x file:///etc looms.example', []],
  ['https:// and https://[', []],
])('in %j the links are %j', (text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

test('no letter of the text is lost, whatever stands in it', () => {
  for (const text of [
    '',
    'Hello',
    'a https://b.example, c',
    'https://b.example\nhttps://c.example))',
    'https://[',
  ])
    expect(
      linkedParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
