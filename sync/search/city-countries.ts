import { cities, cityStates } from '../places/place-names.ts';
import { isInAmericanState } from './american-addresses.ts';
import { readPlaces } from './read-places.ts';

/** By each name of a city the country it is in, folded, too; and by the first word of names how many words the longest has. */
const countries = new Map<string, string>();
const longestFrom = new Map<string, number>();
for (const { names, wider } of readPlaces(cities + cityStates)) {
  for (const name of names) {
    const [first = ''] = name;
    countries.set(name.join(' '), wider[0] ?? '');
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, name.length));
  }
}

/** The country that the folded words of an address do not name: of the state at its end, or of the last known city. Folded. */
export function countryOfAddress(words: string[]): string | undefined {
  return isInAmericanState(words) ? 'united states' : countryOfLastCity(words);
}

/** A street may be called after another city, and it stands before its own. */
function countryOfLastCity(words: string[]): string | undefined {
  let country: string | undefined;
  for (let at = 0; at < words.length; ) {
    const length = lengthOfCity(words, at);
    if (length > 0) country = countries.get(words.slice(at, at + length).join(' '));
    at += Math.max(length, 1);
  }
  return country;
}

/** How many words from there on are the name of a city, the most that are; 0 where none is. */
function lengthOfCity(words: string[], at: number): number {
  let length = longestFrom.get(words[at] ?? '') ?? 0;
  while (length > 0 && !countries.get(words.slice(at, at + length).join(' '))) length--;
  return length;
}
