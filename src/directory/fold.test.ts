import { describe, expect, test } from 'vitest';
import { foldedWords, placedWords } from './fold.ts';

describe('words as they are compared', () => {
  test('case, accents and letters of other keyboards do not matter', () => {
    expect(foldedWords('Crédit ŁÓDŹ Straße São 3VC')).toEqual(['credit', 'lodz', 'strasse', 'sao', '3vc']);
  });

  test('vowel signs of Hindi are kept', () => {
    expect(foldedWords('दिल्ली फंड')).not.toEqual(foldedWords('दल्ल फड'));
  });

  test('a word knows where it stands in the text', () => {
    expect(placedWords('The Élan fund')[1]).toEqual({ word: 'elan', start: 4, end: 8 });
  });
});
