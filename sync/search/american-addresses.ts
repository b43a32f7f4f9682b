import { americanStates, citiesOfGeorgia } from '../places/american-states.ts';
import { foldedWords } from './fold.ts';

const states = new Set(namesIn(americanStates));
const cities = namesIn(citiesOfGeorgia);
const longestName = 3;

/** True of the folded words of an address that ends with a state of the United States. */
export function isInAmericanState(words: string[]): boolean {
  for (let length = 1; length <= longestName && length < words.length; length++)
    if (states.has(words.slice(-length).join(' '))) return true;
  return words.at(-1) === 'georgia' && cities.some((city) => ` ${words.join(' ')}`.includes(` ${city} `));
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => foldedWords(name).join(' '));
}
