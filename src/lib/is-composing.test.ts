import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  ['Enter by itself', { isComposing: false, keyCode: 13 }, false],
  ['Enter that takes a word', { isComposing: true, keyCode: 229 }, true],
  [
    'Enter that takes a word in Safari, where the word has ended before it',
    { isComposing: false, keyCode: 229 },
    true,
  ],
])('%s: of the input method %s', (_, key, expected) => {
  expect(isComposing(key)).toBe(expected);
});
