import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText } from './merge.ts';

test('edits of different words are joined', () => {
  expect(
    mergeText('We weave cotton cloth.', 'We weave fine cotton cloth.', 'We weave cotton cloth in Pune.'),
  ).toBe('We weave fine cotton cloth in Pune.');
});

test('the same words changed differently are left to the person', () => {
  expect(mergeText('We weave cotton.', 'We weave silk.', 'We weave wool.')).toBeNull();
});

test('words of any script merge whole', () => {
  expect(mergeText('हम कपड़ा बुनते हैं', 'हम सूती कपड़ा बुनते हैं', 'हम कपड़ा पुणे में बुनते हैं')).toBe(
    'हम सूती कपड़ा पुणे में बुनते हैं',
  );
});

test('a long text is merged at both ends, whatever its words', () => {
  const varied = Array.from(
    { length: 2_500 },
    (_, at) => `word${(at * 7) % 97}${at % 12 === 11 ? '.' : ''}`,
  ).join(' ');
  expect(mergeText(varied, `First ${varied}`, `${varied} last`)).toBe(`First ${varied} last`);
  const alike = 'a '.repeat(10_000);
  const merged = mergeText(alike, `b ${alike}`, `${alike}c`);
  expect([null, `b ${alike}c`]).toContain(merged);
});

test('one side alone, or both alike, are taken as written', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (base, edit) => {
      expect(mergeText(base, edit, base)).toBe(edit);
      expect(mergeText(base, base, edit)).toBe(edit);
      expect(mergeText(base, edit, edit)).toBe(edit);
    }),
  );
});
