import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinNotes } from './join-notes.ts';

describe('what both added stands once, after what both had', () => {
  test.each([
    ['a line below', 'A\nB', 'A\nB\nD', 'A\nB\nC', 'A\nB\nD\nC'],
    ['a line above', 'A\nB', 'D\nA\nB', 'C\nA\nB', 'D\nC\nA\nB'],
    ['a line between', 'A\nB', 'A\nD\nB', 'A\nC\nB', 'A\nD\nC\nB'],
    ['a line below the last line break', 'A\nB\n', 'A\nB\nD', 'A\nB\nC', 'A\nB\nD\nC'],
    ['a line that begins another paragraph', 'A', 'A\n\nD', 'A\n\nC', 'A\n\nD\n\nC'],
    ['a line, and words behind the last', 'A\nB', 'A\nB\nD', 'A\nB or C', 'A\nB or C\nD'],
    ['words behind the last, and a line', 'A\nB', 'A\nB or D', 'A\nB\nC', 'A\nB or D\nC'],
    ['the same line', 'A\nB', 'A\nB\nC', 'A\nB\nC', 'A\nB\nC'],
    [
      'lines of any script',
      'ज़ोया से पूछो',
      'ज़ोया से पूछो\nसोमवार',
      'ज़ोया से पूछो\nमंगलवार',
      'ज़ोया से पूछो\nसोमवार\nमंगलवार',
    ],
  ])('%s', (_, from, before, to, joined) => {
    expect(joinNotes(before, from, to)).toBe(joined);
  });
});

describe('where both changed the same line both whole texts stand', () => {
  test.each([
    ['a word', 'Call on Monday.', 'Call on Tuesday.', 'Call on Friday.'],
    ['an amount', 'Asks for 25', 'Asks for 30', 'Asks for 40 crore'],
    ['words at its end', 'Ask', 'Ask them.', 'Ask the bank.'],
    ['a line among others', 'A\nB\nC', 'A\nD\nC', 'A\nE\nC'],
  ])('%s', (_, from, before, to) => {
    expect(joinNotes(before, from, to)).toBe(`${before}\n\n${to}`);
  });
});

test('the first note on either side stands whole, below a blank line', () => {
  expect(joinNotes('Ask Zoya.', '', 'Ask Meera.')).toBe('Ask Zoya.\n\nAsk Meera.');
});

describe('a text that was put among others is found there again', () => {
  test.each([
    ['in the middle of a word', 'A\nD\nCal', 'A\nCal', 'A\nCall Zoya', 'A\nD\nCall Zoya'],
    ['with another below it', 'A\nCall\nD', 'A\nCall', 'A\nCall Zoya', 'A\nCall Zoya\nD'],
    ['and taken away', 'A\nD\nC', 'A\nC', 'A', 'A\nD'],
    ['below the whole of another', 'Ask Zoya.\n\nCall', 'Call', 'Ring', 'Ask Zoya.\n\nRing'],
    ['sent anew', 'A\nD\nC', 'A', 'A\nC', 'A\nD\nC'],
  ])('%s', (_, before, from, to, joined) => {
    expect(joinNotes(before, from, to)).toBe(joined);
  });
});

describe('a note that is taken away leaves what another device wrote', () => {
  test.each([
    ['a line below', 'A\nB\nD', 'A\nB', 'D'],
    ['a line above', 'D\nA\nB', 'A\nB', 'D'],
    ['another text', 'D', 'A\nB', 'D'],
    ['nothing', 'A\nB', 'A\nB', ''],
  ])('%s', (_, before, from, joined) => {
    expect(joinNotes(before, from, '')).toBe(joined);
  });
});

test('a long note takes a line from either side, whatever its words', () => {
  const varied = Array.from({ length: 700 }, (_, at) => `word${(at * 7) % 97}`).join(' ');
  for (const long of [varied, 'a '.repeat(4_000).trim(), 'a b\n'.repeat(140).trim()])
    expect(joinNotes(`${long}\nD`, long, `${long}\nC`)).toBe(`${long}\nD\nC`);
});

const words = fc.constantFrom('ask', 'call', 'pay', 'Zoya', 'wait.');
const line = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const lines = fc.array(line, { maxLength: 4 });

test('no line that either side added is lost', () => {
  fc.assert(
    fc.property(lines, lines, lines, (had, mine, theirs) => {
      const from = had.join('\n');
      const joined = joinNotes([...had, ...theirs].join('\n'), from, [...had, ...mine].join('\n'));
      for (const added of [mine, theirs]) expect(`\n${joined}\n`).toContain(['', ...added, ''].join('\n'));
    }),
  );
});

const wordsIn = (note: string) => note.split(/\s+/).filter(Boolean);
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '\n', ' '), { maxLength: 12 })
  .map((all) => all.join(''));

test('every word that either side wrote is there, whatever was changed', () => {
  fc.assert(
    fc.property(text, text, text, (from, before, to) => {
      const had = wordsIn(from);
      const written = [...wordsIn(before), ...wordsIn(to)].filter((word) => !had.includes(word));
      expect(wordsIn(joinNotes(before, from, to))).toEqual(expect.arrayContaining(written));
    }),
  );
});
