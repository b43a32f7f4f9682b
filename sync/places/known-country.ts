import { aliases } from './country-aliases.ts';
import { countryNames } from './country-names.ts';

/** The names of countries by each of their names, folded as `foldedCountry` does. */
export const knownCountries: ReadonlyMap<string, string> = new Map([
  ...countryNames.split(',').map((name) => namedBy(name.trim(), name)),
  ...Object.entries(aliases).flatMap(([name, others]) => others.map((other) => namedBy(name, other))),
]);

/** Addresses and lists say the same few hundred names over and over. */
const answers = new Map<string, string | null>();
const mostAnswers = 10_000;

/** The one English name of the country that goes by this name or an alias of it; null where none does. */
export function knownCountry(written: string): string | null {
  const answered = answers.get(written);
  if (answered !== undefined) return answered;
  const folded = foldedCountry(written);
  const name = knownCountries.get(folded) ?? knownCountries.get(turned(folded)) ?? null;
  if (answers.size < mostAnswers) answers.set(written, name);
  return name;
}

/** How names of countries are compared: their signs are written in many ways. */
export function foldedCountry(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "korea, republic of" and "the netherlands": the same countries in other orders. */
function turned(folded: string): string {
  return folded
    .replace(/^the /, '')
    .replace(/^(.+?) (republic of|democratic republic of|federated states of)$/, '$2 $1');
}

function namedBy(name: string, written: string): [string, string] {
  return [foldedCountry(written), name];
}
