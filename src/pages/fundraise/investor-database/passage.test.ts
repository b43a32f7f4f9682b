import { expect, test } from 'vitest';
import type { Range } from '#src/directory/highlight.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { passage } from './passage.ts';
import { preview, previewEnd } from './preview.ts';

const beginning = 'We back founders of every kind, and stay with them. '.repeat(3);
const thesis = `${beginning}Since the flood of 2018 we look for climate above all else, from seed to series B, in Kerala.`;

/** What is shown of an investor where these words were found, and which of them are marked in it. */
function shownOf(investmentThesis: string, found: string[], { name = 'Granite', globalHQ = '' } = {}) {
  const placesIn = (text: string): Range[] =>
    found
      .map((word): Range => [text.indexOf(word), text.indexOf(word) + word.length])
      .filter(([start]) => start >= 0)
      .sort(([a], [b]) => a - b);
  const shown = passage({
    investor: madeUpInvestor({ id: 1, name, globalHQ, investmentThesis }),
    ranges: {
      name: placesIn(name),
      globalHQ: placesIn(globalHQ),
      investmentThesis: placesIn(investmentThesis),
    },
  });
  return (
    shown && { text: shown.text, marked: shown.ranges.map(([start, end]) => shown.text.slice(start, end)) }
  );
}

test('what was found behind the preview is shown with the words around it', () => {
  expect(preview(thesis)).not.toContain('climate');
  expect(shownOf(thesis, ['climate', 'Kerala'])).toEqual({
    text: '…them. Since the flood of 2018 we look for climate above all else, from seed to series B, in…',
    marked: ['climate'],
  });
});

test('at the end of a thesis nothing more is promised', () => {
  expect(shownOf(thesis, ['series', 'Kerala'])).toEqual({
    text: '…for climate above all else, from seed to series B, in Kerala.',
    marked: ['series', 'Kerala'],
  });
});

test('there is none where all that was found is marked in sight, and one for a word that is not', () => {
  expect(shownOf(thesis, [])).toBe(null);
  expect(shownOf(thesis, ['founders'])).toBe(null);
  expect(shownOf(thesis, ['Kerala'], { globalHQ: 'Kochi, Kerala' })).toBe(null);
  expect(shownOf(thesis, ['climate'], { name: 'climate fund' })).toBe(null);
  expect(shownOf(thesis, ['founders', 'climate'], { name: 'founders fund' })?.marked).toEqual(['climate']);
});

test('it stays short without spaces, and cuts neither lines nor emoji in two', () => {
  const run = `${'气候'.repeat(200)}X${'投资'.repeat(200)}`;
  expect(shownOf(run, ['X'])?.text).toHaveLength(93);
  const lines = `${'one\nword\na\nline\n'.repeat(20)}kelp${'\nand\nso\non'.repeat(20)}`;
  expect(shownOf(lines, ['kelp'])?.text).toMatch(/^…(one|word|a|line)\n[^]*\nkelp\n[^]*(and|so|on)…$/);
  const birds = `${'🦜'.repeat(200)}X${'🦜'.repeat(200)}`;
  for (const word of ['X', `${'🦜'.repeat(3)}X`])
    expect(shownOf(birds, [word])?.text).toMatch(/^…🦜+X🦜+…$/u);
});

test('what begins where the preview is cut counts as unseen', () => {
  const long = `${'a'.repeat(120)}climate and more`;
  expect(previewEnd(long)).toBe(120);
  expect(shownOf(long, ['climate'])?.marked).toEqual(['climate']);
});
