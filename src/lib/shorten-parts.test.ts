import { expect, test } from 'vitest';
import { shortenParts } from './shorten-parts.ts';

const long = 'The loom weaves on. '.repeat(40);

test('what two texts share is left out, but for the words beside a difference', () => {
  const parts = [
    { text: long, differs: false },
    { text: 'silk ', differs: true },
    { text: long, differs: false },
    { text: 'wool', differs: true },
  ];
  const [first, silk, between, wool] = shortenParts(parts);
  expect(first?.text).toMatch(/^… .*weaves on\. $/u);
  expect([silk, wool]).toEqual([parts[1], parts[3]]);
  expect(between?.text).toMatch(/^The loom weaves on\. .*….* The loom weaves on\. $/u);
  expect(between?.text.length).toBeLessThan(200);
});

test('short texts, and texts that are the same, stay whole', () => {
  const short = [
    { text: 'We weave ', differs: false },
    { text: 'silk', differs: true },
  ];
  expect(shortenParts(short)).toEqual(short);
  const same = [{ text: long, differs: false }];
  expect(shortenParts(same)).toEqual(same);
});
