import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Message } from '#sync/records/message.ts';
import { excerpt, findMessages, fromNewest, isNamed } from './find-words.ts';

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
  'It costs ₨500, as №7 says',
].map(messageOf);

test.each([
  ['loom', [3, 0]],
  ['night loom', [3, 0]],
  ['LOOMS', [0]],
  ['cafe', [1]],
  ['रात', [2]],
  ['500', [4]],
  ['7', [4]],
  ['oms', []],
  ['', []],
  ['?!', []],
])('"%s" finds the messages %j, the newest first', (query, expected) => {
  expect(findMessages(fromNewest(said), query).map(({ message }) => message.number - 1)).toEqual(expected);
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

/** As read from the database once more. Tells whose text is looked at. */
function readAnew(messages: Message[], looked: number[]): Message[] {
  return messages.map((message) => ({
    ...message,
    get text() {
      looked.push(message.number);
      return message.text;
    },
  }));
}

test('of many messages only the newest are looked at, as far as more are to be found', () => {
  const looked: number[] = [];
  const many = readAnew(
    Array.from({ length: 40 }, (_, at) => messageOf('Looms at night', at)),
    looked,
  );
  expect(findMessages(fromNewest(many), 'night', { most: 3 }).map(({ message }) => message.number)).toEqual([
    40, 39, 38,
  ]);
  expect(new Set(looked)).toEqual(new Set([40, 39, 38]));
});

test('where a letter is added, or a message has come, those known are not taken apart again', () => {
  const known = new Map<string, string>();
  findMessages(fromNewest(said), 'z', { known });
  const looked: number[] = [];
  const more = [...readAnew(said, looked), messageOf('A zebra', 5)];
  expect(findMessages(fromNewest(more), 'ze', { known })).toHaveLength(1);
  expect(looked).toEqual([]);
});

test.each([
  ['Asha Rao', 'ra', true],
  ['Asha Rao', 'rao as', true],
  ['Asha Rao', 'sha', false],
])('%s by "%s": %s', (name, query, expected) => {
  expect(isNamed(name, query)).toBe(expected);
});
