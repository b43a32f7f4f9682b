import { americanStates, citiesOfGeorgia, shortStates } from '../places/american-states.ts';
import { foldedWords } from './fold.ts';

const states = new Set(namesIn(americanStates));
const short = new Set(namesIn(shortStates));
const cities = namesIn(citiesOfGeorgia);
const longestName = 3;

/** True of the folded words of an address that ends with a state of the United States, by its name or with a postal code. */
export function isInAmericanState(words: string[]): boolean {
  if (endsWithPostalCode(words)) return true;
  for (let length = 1; length <= longestName && length < words.length; length++)
    if (states.has(words.slice(-length).join(' '))) return true;
  return words.at(-1) === 'georgia' && cities.some((city) => ` ${words.join(' ')}`.includes(` ${city} `));
}

/** “VA 22182”, “VA 22182-0415”. Elsewhere in an address such letters may be a country’s: “DE-10115 Berlin”. */
function endsWithPostalCode(words: string[]): boolean {
  const [, state = ''] = / ([a-z]{2}) \d{5}(?: \d{4})?$/.exec(words.slice(-4).join(' ')) ?? [];
  return short.has(state);
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => foldedWords(name).join(' '));
}
