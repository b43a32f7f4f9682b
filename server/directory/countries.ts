import { foldedCountry, knownCountries, knownCountry } from '#sync/places/known-country.ts';
import { isOneEditApart } from './one-edit-apart.ts';

export type CountryReading = {
  name: string;
  /** `known` by its name or an alias, `guessed` from a misspelling, `unknown` and kept as it was written. */
  how: 'known' | 'guessed' | 'unknown';
};

/** A list says the same few hundred names over and over. */
const readings = new Map<string, CountryReading>();

/** The one English name of a country, however it was written. */
export function readCountry(written: string): CountryReading {
  const read = readings.get(written) ?? compareWithKnown(written);
  if (readings.size < 10_000) readings.set(written, read);
  return read;
}

function compareWithKnown(written: string): CountryReading {
  const exact = knownCountry(written);
  if (exact !== null) return { name: exact, how: 'known' };
  const folded = foldedCountry(written);
  const near = new Set(
    [...knownCountries].filter(([name]) => isLikely(name, folded)).map(([, country]) => country),
  );
  const [guess] = near;
  return guess && near.size === 1 ? { name: guess, how: 'guessed' } : { name: written, how: 'unknown' };
}

/** Short names are too close to one another to guess at: Iraq and Iran, Mali and Malta. */
function isLikely(name: string, written: string): boolean {
  return name.length >= 5 && written.length >= 5 && isOneEditApart(name, written);
}
