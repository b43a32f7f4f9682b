import * as z from 'zod';
import { firstLetters } from './first-letters.ts';
import { text } from './text.ts';

/**
 * How somebody or something was called on the screen of who acts: what waits or was refused is called by it, and nothing
 * else rests on it. One of more than `max` UTF-16 units is cut, not refused: nobody may be out of reach, or safe from a
 * block or a report, for what they are called.
 */
export function nameOnScreen(max: number) {
  return z
    .string()
    .overwrite((name) => firstLetters(name.normalize('NFC'), max))
    .pipe(text(max));
}
