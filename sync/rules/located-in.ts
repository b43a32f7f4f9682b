import { placesOfIndia } from './places-of-india.ts';

/** Whether a location is in this place: whole words, whatever their order, case and marks; a place in India is found under India. '' asks nothing. */
export function locatedIn(place: string): (location: string) => boolean {
  const asked = wordsOf(place);
  if (asked.length === 0) return () => true;
  return (location) => {
    const words = withCountry(wordsOf(location));
    return asked.every((word) => words.includes(word) || (word === 'india' && isInIndia(words)));
  };
}

/** A city of the offered places that stands alone is the one that everybody means. */
const countryOfCity: Record<string, string> = { london: 'uk', boston: 'usa', amsterdam: 'netherlands' };

function withCountry(words: string[]): string[] {
  const country = words.length === 1 && countryOfCity[words[0] ?? ''];
  return country ? [...words, country] : words;
}

function isInIndia(words: string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return placesOfIndia.some((place) => text.includes(` ${place} `));
}

function wordsOf(place: string): string[] {
  return place
    .toLowerCase()
    .replace(/\b(united kingdom|england|great britain)\b/g, 'uk')
    .replace(/\b(united states( of america)?|us)\b/g, 'usa')
    .replace(/\bthe netherlands\b/g, 'netherlands')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
