import { expect, test } from 'vitest';
import { passage } from './passage.ts';
import { preview } from './preview.ts';

const beginning = 'We back founders of every kind, and stay with them. '.repeat(3);
const thesis = `${beginning}Since the flood of 2018 we look for climate above all else, from seed to series B, in Kerala.`;
const placeOf = (word: string): [number, number] => {
  const start = thesis.indexOf(word);
  return [start, start + word.length];
};
const marked = ({ text, ranges }: NonNullable<ReturnType<typeof passage>>) =>
  ranges.map(([start, end]) => text.slice(start, end));

test('what was found behind the preview is shown with the words around it', () => {
  expect(preview(thesis)).not.toContain('climate');
  const found = passage(thesis, [placeOf('climate'), placeOf('Kerala')]);
  expect(found?.text).toBe('…the flood of 2018 we look for climate above all else, from seed to series…');
  expect(found && marked(found)).toEqual(['climate']);
});

test('at the end of a thesis nothing more is promised', () => {
  const found = passage(thesis, [placeOf('series'), placeOf('Kerala')]);
  expect(found?.text).toBe('…above all else, from seed to series B, in Kerala.');
  expect(found && marked(found)).toEqual(['series', 'Kerala']);
});

test('there is none where the preview shows some of what was found, or nothing was', () => {
  expect(passage(thesis, [placeOf('founders'), placeOf('climate')])).toBe(null);
  expect(passage(thesis, [])).toBe(null);
});
