import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Message } from '#sync/records/message.ts';
import { excerpt, findMessages, isNamed } from './find-words.ts';

function messageOf(text: string, at: number): Message {
  const moment = new Date(Date.UTC(2026, 2, 1) + at * 60_000).toISOString();
  const sides = { connectionId: newId(), senderId: newId(), recipientId: newId() };
  return { id: newId(), ...sides, number: at + 1, text, writtenAt: moment, sentAt: moment };
}

const said = [
  'Do the looms run at night?',
  'They run; the Café pays.',
  'करघे रात में चलते हैं',
  'Looming doubts, no night',
].map(messageOf);

test.each([
  ['loom', [3, 0]],
  ['night loom', [3, 0]],
  ['LOOMS', [0]],
  ['cafe', [1]],
  ['रात', [2]],
  ['oms', []],
  ['', []],
  ['?!', []],
])('"%s" finds the messages %j, the newest first', (query, expected) => {
  expect(findMessages(said, query).map(({ message }) => message.number - 1)).toEqual(expected);
});

test('what was found is marked as far as it was typed', () => {
  const [found] = findMessages(said.slice(0, 1), 'lo ni');
  expect(found?.ranges.map(([start, end]) => found.message.text.slice(start, end))).toEqual(['lo', 'ni']);
});

test('a piece of a long message begins shortly before what was found, which is marked in it', () => {
  const text = `${'Rain and rain again. '.repeat(20)}Then the looms.`;
  const [found] = findMessages([messageOf(text, 0)], 'looms');
  const piece = excerpt(text, found?.ranges ?? []);
  expect(piece.text.length).toBeLessThan(50);
  expect(piece.ranges.map(([start, end]) => piece.text.slice(start, end))).toEqual(['looms']);
});

test.each([
  ['Asha Rao', 'ra', true],
  ['Asha Rao', 'rao as', true],
  ['Asha Rao', 'sha', false],
])('%s by "%s": %s', (name, query, expected) => {
  expect(isNamed(name, query)).toBe(expected);
});
