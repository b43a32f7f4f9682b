import { aliases, canonicalNames } from './country-aliases.ts';
import { isOneEditApart } from './one-edit-apart.ts';

export type CountryReading = {
  name: string;
  /** `known` by its name or an alias, `guessed` from a misspelling, `unknown` and kept as it was written. */
  how: 'known' | 'guessed' | 'unknown';
};

const known = knownNames();
/** A list says the same few hundred names over and over. */
const readings = new Map<string, CountryReading>();

/** The one English name of a country, however it was written. */
export function readCountry(written: string): CountryReading {
  const read = readings.get(written) ?? compareWithKnown(written);
  if (readings.size < 10_000) readings.set(written, read);
  return read;
}

function compareWithKnown(written: string): CountryReading {
  const folded = fold(written);
  const exact = known.get(folded) ?? known.get(turned(folded));
  if (exact) return { name: exact, how: 'known' };
  const near = new Set([...known].filter(([name]) => isLikely(name, folded)).map(([, country]) => country));
  const [guess] = near;
  return guess && near.size === 1 ? { name: guess, how: 'guessed' } : { name: written, how: 'unknown' };
}

/** Short names are too close to one another to guess at: Iraq and Iran, Mali and Malta. */
function isLikely(name: string, written: string): boolean {
  return name.length >= 5 && written.length >= 5 && isOneEditApart(name, written);
}

function knownNames(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCurrent);
  const entries = codes.flatMap((code): [string, string][] => {
    const listed = names.of(code);
    if (!listed) return [];
    const canonical = canonicalNames[code] ?? listed;
    return [
      [fold(canonical), canonical],
      [fold(listed), canonical],
    ];
  });
  const found = new Map(entries);
  for (const [canonical, others] of Object.entries(aliases)) {
    for (const other of others) found.set(fold(other), canonical);
  }
  return found;
}

/** Codes of today's countries: not the unions, the test codes, nor the codes that were replaced. */
function isCurrent(code: string): boolean {
  if (/^(?:EU|EZ|UN|ZZ|QO|X[A-JL-Z])$/.test(code)) return false;
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** "korea, republic of" and "the netherlands": the same countries in other orders. */
function turned(folded: string): string {
  return folded
    .replace(/^the /, '')
    .replace(/^(.+?) (republic of|democratic republic of|federated states of)$/, '$2 $1');
}

function fold(name: string): string {
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
