import { expect, test } from 'vitest';
import { latinSpellings } from './devanagari.ts';
import { foldedWords } from './fold.ts';

test.each([
  ['शर्मा', 'sharma'],
  ['मेहता', 'mehta'],
  ['अग्रवाल', 'agrawal'],
  ['कपूर', 'kapoor'],
  ['कपूर', 'kapur'],
  ['सिंह', 'singh'],
  ['गुप्ता', 'gupta'],
  ['रमेश', 'ramesh'],
  ['अंबानी', 'ambani'],
  ['लक्ष्मी', 'lakshmi'],
  ['ज्ञान', 'gyan'],
  ['चन्द्र', 'chandra'],
  ['झुनझुनवाला', 'jhunjhunwala'],
  ['फ़ंड', 'fand'],
  ['२०२६', '2026'],
])('%s is written %s', (devanagari, latin) => {
  expect(foldedWords(devanagari).flatMap(latinSpellings)).toContain(latin);
});

test('a word of another script is written in no other way', () => {
  expect([...latinSpellings('sharma'), ...latinSpellings('莲')]).toEqual([]);
});
