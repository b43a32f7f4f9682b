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
    ['the same line, and one below it', 'A', 'A\nD', 'A\nD\nC', 'A\nD\nC'],
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

test('a note that was taken away elsewhere is there again with what was written on', () => {
  expect(joinNotes('', 'A', 'A B')).toBe('A B');
});

test('a long note takes a line from either side, whatever its words', () => {
  const varied = Array.from({ length: 700 }, (_, at) => `word${(at * 7) % 97}`).join(' ');
  for (const long of [varied, 'a '.repeat(4_000).trim(), 'a b\n'.repeat(140).trim()])
    expect(joinNotes(`${long}\nD`, long, `${long}\nC`)).toBe(`${long}\nD\nC`);
});

const had = fc.array(fc.constantFrom('ask', 'call Zoya', 'pay', ''), { maxLength: 5 });
/** Where each of so many things is written, and what is taken away, of a text of so many lines. */
const edits = fc.record({
  added: fc.array(fc.nat(5), { maxLength: 3 }),
  gone: fc.array(fc.boolean(), { maxLength: 5 }),
});

/** The lines as one side leaves them; each that it adds is named as nothing else is. */
function edited(lines: string[], { added, gone }: { added: number[]; gone: boolean[] }, whose: string) {
  const rest = lines.filter((_, at) => !gone[at]);
  const names = added.map((_, nth) => `${whose}${nth}`);
  for (const [nth, at] of added.entries()) rest.splice(Math.min(at, rest.length), 0, `${whose}${nth}`);
  return { text: rest.join('\n'), names };
}

test('everything that either side added is there once or more, whatever else was changed', () => {
  fc.assert(
    fc.property(had, edits, edits, (lines, ours, others) => {
      const [mine, theirs] = [edited(lines, ours, 'm'), edited(lines, others, 't')];
      const joined = joinNotes(theirs.text, lines.join('\n'), mine.text).split('\n');
      expect(joined).toEqual(expect.arrayContaining([...mine.names, ...theirs.names]));
    }),
  );
});
