import { expect, test } from 'vitest';
import { joinedOnce, typedOn } from './joined-words.ts';

test.each([
  ['words of two tabs stand below each other', 'From one', 'From the other', 'From one\nFrom the other'],
  ['what one tab went on from stands there once', 'Dear', 'Dear Asha', 'Dear Asha'],
  ['whichever of them that was', 'Dear Asha', 'Dear', 'Dear Asha'],
  ['an empty box adds nothing', 'Dear Asha', ' ', 'Dear Asha'],
])('%s', (_, one, other, together) => {
  expect(joinedOnce(one, other)).toBe(together);
});

test.each([
  ['what was typed meanwhile stays where nobody else has written', 'Dear', 'Dear', 'Dear Asha', 'Dear Asha'],
  ['it stands below the words of another tab', 'Hello\nDear', 'Dear', 'Dear Asha', 'Hello\nDear Asha'],
  ['and goes on from where another tab went on', 'Dear Asha', 'Dear', 'Dear!', 'Dear Asha!'],
  ['nothing is lost where one has begun anew', 'Dear Asha', 'Dear', 'Hello', 'Dear Asha\nHello'],
  ['where nothing was kept, words of two tabs stand below each other', 'Theirs', '', 'Mine', 'Theirs\nMine'],
])('%s', (_, stands, kept, newest, shown) => {
  expect(typedOn(stands, kept, newest)).toBe(shown);
});
