import { nameText, placeText } from './head-index.ts';
import type { SearchUnit } from './search-unit.ts';

/** Fewer words are not weighed as a phrase in a thesis. */
const fewestOfPhrase = 3;
const calledSo = 100;

/**
 * By how much a closer look at name and headquarters raises a row: a name that is what was typed, begins with it, has the
 * words side by side in that order or another, or little else beside them.
 */
export function closerFactor({ head }: SearchUnit, row: number, words: string[]): number {
  const name = nameText(head, row);
  const parts = name.split(' ');
  const typed = words.join(' ');
  let factor = 1 + 0.5 * coverage(parts, words);
  if (name === typed) factor *= 1.6;
  else if (name.startsWith(typed)) factor *= 1.2;
  else if (name.startsWith(words[0] ?? '')) factor *= 1.1;
  if (words.length > 1)
    factor *= 1 + 0.5 * sideBySide(parts, words) + 0.1 * sideBySide(placeText(head, row).split(' '), words);
  // However short the thesis in which such a phrase stands: nobody who only says it comes before who is called so.
  if (words.length >= fewestOfPhrase && ` ${name}`.includes(` ${typed}`)) factor *= calledSo;
  return factor;
}

/** The part of the name's letters that stands in words which begin as typed, from 0 to 1. */
function coverage(parts: string[], words: string[]): number {
  let letters = 0;
  let covered = 0;
  for (const part of parts) {
    letters += part.length;
    const typed = words.find((word) => part.startsWith(word));
    if (typed !== undefined) covered += typed.length;
  }
  return letters === 0 ? 0 : covered / letters;
}

/** The part of the neighbours typed that are neighbours here, too: in that order 1 each, in the other a half. */
function sideBySide(parts: string[], words: string[]): number {
  let near = 0;
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words[at - 1] ?? '', words[at] ?? ''];
    if (haveNeighbours(parts, before, after)) near += 1;
    else if (haveNeighbours(parts, after, before)) near += 0.5;
  }
  return near / (words.length - 1);
}

function haveNeighbours(parts: string[], first: string, second: string): boolean {
  for (let at = 1; at < parts.length; at++) {
    if (parts[at - 1]?.startsWith(first) && parts[at]?.startsWith(second)) return true;
  }
  return false;
}
