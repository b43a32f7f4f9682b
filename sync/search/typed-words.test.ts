import { expect, test } from 'vitest';
import { longestText } from './search-query.ts';
import { typedWords } from './typed-words.ts';

test('a pasted text is looked for as far as somebody may have typed it', () => {
  const [word, ...others] = typedWords('q7'.repeat(50_000));
  expect('q7'.repeat(50_000).startsWith(word ?? '')).toBe(true);
  expect({ letters: word?.length, others }).toEqual({ letters: 64, others: [] });
  expect(typedWords(`${'. '.repeat(longestText)}lotus`)).toEqual([]);
});

test('no letter of two halves is cut in two', () => {
  const hanzi = '\u{20000}';
  expect(typedWords(`a${hanzi.repeat(longestText)}`)).toEqual([`a${hanzi.repeat(31)}`]);
});
