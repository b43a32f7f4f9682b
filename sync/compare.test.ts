import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineTexts, compareTexts } from './compare.ts';

const marked = (parts: { text: string; differs: boolean }[]) =>
  parts.map(({ text, differs }) => (differs ? `[${text.trim()}]` : text.trim())).join(' ');

test('words that only one text has are marked in it', () => {
  const [one, other] = compareTexts('We weave fine cotton in Pune.', 'We weave silk in old Pune.');
  expect(marked(one)).toBe('We weave [fine cotton] in Pune.');
  expect(marked(other)).toBe('We weave [silk] in [old] Pune.');
});

test('a space at the end makes no other word of the last one', () => {
  const [one, other] = compareTexts('We weave', 'We weave cotton');
  expect([marked(one), marked(other)]).toEqual(['We weave', 'We weave [cotton]']);
});

test('combined texts say once what they share and leave out nothing', () => {
  expect(combineTexts(['We weave silk.', 'We weave wool.'])).toBe('We weave silk wool.');
  expect(combineTexts(['Looms. Rain', 'Looms. Rain and sun.', 'Looms. Old looms.'])).toBe(
    'Looms. Rain and sun Old looms.',
  );
  expect(combineTexts(['हम सूती कपड़ा बुनते हैं', 'हम रेशमी कपड़ा बुनते हैं'])).toBe('हम सूती रेशमी कपड़ा बुनते हैं');
});

const prose = fc
  .array(fc.constantFrom('loom', 'rain', 'silk', 'and', 'mill', '.', ',', 'वर्षा', '\n'), { maxLength: 30 })
  .map((words) => words.join(' '));
const tokensOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu)].map(([token]) => token);
const any = fc.oneof(prose, fc.string());

test('the marked parts of a text are the whole text, and those not marked are the same on both sides', () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      const [one, other] = compareTexts(a, b);
      expect(one.map(({ text }) => text).join('')).toBe(a);
      expect(other.map(({ text }) => text).join('')).toBe(b);
      const same = [one, other].map((parts) =>
        parts
          .filter(({ differs }) => !differs)
          .map(({ text }) => text.replaceAll(/\s/gu, ''))
          .join(''),
      );
      expect(same[0]).toBe(same[1]);
    }),
  );
});

test('every word of every text stands in the combined one, in its order', () => {
  fc.assert(
    fc.property(fc.array(prose, { minLength: 1, maxLength: 4 }), (texts) => {
      const combined = tokensOf(combineTexts(texts));
      for (const text of texts) {
        let from = 0;
        for (const word of tokensOf(text)) {
          const at = combined.indexOf(word, from);
          expect(at, word).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }
    }),
  );
});

test('texts that word by word would take too long are compared by sentences', () => {
  const alike = 'a '.repeat(10_000);
  expect(compareTexts(alike, `${alike}b`)).toEqual([
    [{ text: alike, differs: true }],
    [{ text: `${alike}b`, differs: true }],
  ]);
});
