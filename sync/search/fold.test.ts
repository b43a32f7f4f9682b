import { describe, expect, test } from 'vitest';
import { foldedWords, placedWords } from './fold.ts';

describe('words as they are compared', () => {
  test('case, accents and letters of other keyboards do not matter', () => {
    expect(foldedWords('Crédit ŁÓDŹ Straße São 3VC')).toEqual(['credit', 'lodz', 'strasse', 'sao', '3vc']);
  });

  test('vowel signs of Hindi are kept', () => {
    expect(foldedWords('दिल्ली फंड')).not.toEqual(foldedWords('दल्ल फड'));
  });

  test('signs that are often left out do not matter: dots of Hindi, points of Arabic and Hebrew, joiners', () => {
    expect(foldedWords('फ़ंड चाँद')).toEqual(foldedWords('फंड चांद'));
    expect(foldedWords('مُحَمَّد')).toEqual(foldedWords('محمد'));
    expect(foldedWords('שָׁלוֹם')).toEqual(foldedWords('שלום'));
    expect(foldedWords('क्\u200dष')).toEqual(foldedWords('क्ष'));
    expect(foldedWords('Ὀδυσσεύς ВОЛЬФЁ Ａ１')).toEqual(['οδυσσευσ', 'вольфе', 'a1']);
  });

  test('initials with points are one word, other letters and numbers are not', () => {
    expect(foldedWords('Austin, U.S. and the U.A.E., J.P. Morgan')).toEqual(
      foldedWords('Austin, US and the UAE, JP Morgan'),
    );
    expect(foldedWords('São Paulo, U.S.A')).toEqual(['sao', 'paulo', 'usa']);
    expect(foldedWords('Plan A. B. Industry 4.0 a.b.cd')).toEqual('plan a b industry 4 0 ab cd'.split(' '));
    expect(placedWords('The U.S. fund')[1]).toEqual({ word: 'us', start: 4, end: 7 });
  });

  test('a word knows where it stands in the text', () => {
    expect(placedWords('The Élan fund')[1]).toEqual({ word: 'elan', start: 4, end: 8 });
  });
});
