import { cities } from '../places/place-names.ts';
import { isInAmericanState } from './american-addresses.ts';
import { readPlaces } from './read-places.ts';

/** By each name of a city the country it is in, folded, too; and by the first word of names how many words the longest has. */
const countries = new Map<string, string>();
const longestFrom = new Map<string, number>();
for (const { names, wider } of readPlaces(cities)) {
  for (const name of names) {
    const [first = ''] = name;
    countries.set(name.join(' '), wider[0] ?? '');
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, name.length));
  }
}

/** The country that the folded words of an address do not name: of the state at its end, or of the first known city. Folded. */
export function countryOfAddress(words: string[]): string | undefined {
  return isInAmericanState(words) ? 'united states' : countryOfCity(words);
}

function countryOfCity(words: string[]): string | undefined {
  for (const [at, word] of words.entries()) {
    for (let length = longestFrom.get(word) ?? 0; length > 0; length--) {
      const country = countries.get(words.slice(at, at + length).join(' '));
      if (country) return country;
    }
  }
  return undefined;
}
