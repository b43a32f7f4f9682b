import { draw, often } from './draw.ts';
import { endings, middles, openings, vocabulary } from './thesis-words.ts';

const shortest = 100;
const longest = 400;

/** A thesis of 100 to 400 characters, in whole sentences of which none is said in the same words twice. */
export function thesis(random: () => number): string {
  const wanted = shortest + random() ** 1.6 * (longest - shortest) * 0.8;
  const left = [...middles];
  let text = filled(random, draw(random, openings));
  while (text.length < wanted) text = longer(text, filled(random, taken(random, left)));
  return random() < 0.6 ? longer(text, filled(random, draw(random, endings))) : text;
}

function longer(text: string, sentence: string): string {
  const whole = `${text} ${sentence}`;
  return whole.length <= longest ? whole : text;
}

/** One of what is left, which is then no longer there. */
function taken(random: () => number, left: string[]): string {
  return left.splice(Math.floor(random() * left.length), 1)[0] ?? '';
}

function filled(random: () => number, sentence: string): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => wordFor(random, slot));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordFor(random: () => number, slot: string): string {
  if (slot === 'number') return String(2 + Math.floor(random() ** 2 * 58));
  if (slot === 'year') return String(1987 + Math.floor(random() * 38));
  if (slot === 'size') return String(5 * (1 + Math.floor(random() ** 2 * 60)));
  return often(random, vocabulary[slot] ?? ['']);
}
