import type { InvestorHead } from '#sync/directory/files.ts';
import { countryOfAddress } from './city-countries.ts';
import { latinSpellings } from './devanagari.ts';
import { facetsOf } from './facets.ts';
import { fold, foldedWords } from './fold.ts';
import { append, growingArray } from './growing-array.ts';
import { initialsIn } from './initials.ts';
import { listed } from './listed.ts';
import { packArrays, prefixed, unpackArrays } from './packed-arrays.ts';
import type { Pause } from './pause.ts';
import { openTermIndex, type TermIndex } from './term-index.ts';
import { termIndexBuilder } from './term-index-builder.ts';

/** What is searched of some records but for their theses. A row is a place in the order of their ids. */
export type HeadIndex = {
  size: number;
  /** Ascending. */
  ids: Uint32Array;
  names: TermIndex;
  places: TermIndex;
  /** Terms such as "country/india": see facets.ts. */
  facets: TermIndex;
  /** The folded words of all names with one space between, as UTF-8, one name after the other; where each begins. */
  nameTexts: Uint8Array;
  nameStarts: Uint32Array;
  /** The folded headquarters, each once, and which of them is each row's. */
  placeTexts: string[];
  placeOf: Uint16Array;
  /** The countries as they are written, by how they are folded. */
  countryNames: Record<string, string>;
};

const rowsBetweenPauses = 128;

/** The index of at most 65,536 records, whose ids ascend. */
export async function buildHeadIndex(heads: InvestorHead[], pause: Pause): Promise<ArrayBuffer> {
  const names = termIndexBuilder();
  const places = termIndexBuilder();
  const facets = termIndexBuilder();
  const ids = new Uint32Array(heads.length);
  const placeOf = new Uint16Array(heads.length);
  const nameStarts = growingArray();
  const nameParts: string[] = [];
  const placeNumbers = new Map<string, number>();
  const countryNames = namesOfCountries(heads);
  let end = 0;
  for (const [row, head] of heads.entries()) {
    ids[row] = head.id;
    const name = foldedWords(head.name);
    for (const word of nameWords(head.name, name)) names.add(row, word);
    const place = foldedWords(head.globalHQ);
    for (const word of placeWords(place)) places.add(row, word);
    for (const facet of facetsOf(head)) facets.add(row, facet);
    const placeText = place.join(' ');
    const number = placeNumbers.get(placeText) ?? placeNumbers.size;
    placeNumbers.set(placeText, number);
    placeOf[row] = number;
    const nameText = name.join(' ');
    append(nameStarts, end);
    end += byteLength(nameText);
    nameParts.push(nameText);
    if (row % rowsBetweenPauses === 0) await pause();
  }
  append(nameStarts, end);
  const size = heads.length;
  const encoder = new TextEncoder();
  return packArrays(
    { countryNames: Object.fromEntries(countryNames) },
    {
      ids,
      placeOf,
      nameTexts: encoder.encode(nameParts.join('')),
      nameStarts: nameStarts.values.slice(0, nameStarts.length),
      placeTexts: encoder.encode([...placeNumbers.keys()].join('\n')),
      ...prefixed('names.', await names.finish(size, pause)),
      ...prefixed('places.', await places.finish(size, pause)),
      ...prefixed('facets.', await facets.finish(size, pause)),
    },
  );
}

export function openHeadIndex(buffer: ArrayBuffer): HeadIndex {
  const arrays = unpackArrays(buffer);
  const ids = arrays.longs('ids');
  const size = ids.length;
  const note = arrays.note as Pick<HeadIndex, 'countryNames'>; // what buildHeadIndex packed
  return {
    size,
    ids,
    names: openTermIndex(size, arrays.under('names.')),
    places: openTermIndex(size, arrays.under('places.')),
    facets: openTermIndex(size, arrays.under('facets.')),
    nameTexts: arrays.bytes('nameTexts'),
    nameStarts: arrays.longs('nameStarts'),
    placeTexts: new TextDecoder().decode(arrays.bytes('placeTexts')).split('\n'),
    placeOf: arrays.shorts('placeOf'),
    countryNames: note.countryNames,
  };
}

export function nameText({ nameTexts, nameStarts }: HeadIndex, row: number): string {
  const start = nameStarts[row] ?? 0;
  const end = nameStarts[row + 1] ?? 0;
  let text = '';
  for (let at = start; at < end; at++) {
    const code = nameTexts[at] ?? 0;
    if (code > 0x7f) return decoder.decode(nameTexts.subarray(start, end));
    // Of so few letters that is faster than the decoder.
    text += String.fromCharCode(code);
  }
  return text;
}

/** In bytes. */
export function nameLength({ nameStarts }: HeadIndex, row: number): number {
  return (nameStarts[row + 1] ?? 0) - (nameStarts[row] ?? 0);
}

export function placeText({ placeTexts, placeOf }: HeadIndex, row: number): string {
  return placeTexts[placeOf[row] ?? 0] ?? '';
}

const decoder = new TextDecoder();

/** What finds a name, which is of these folded words. */
export function nameWords(name: string, words = foldedWords(name)): string[] {
  return [...withLatin(words), ...initialsIn(name)];
}

/** What finds a headquarters of these folded words: a city is found by its country, too. */
export function placeWords(place: string[]): string[] {
  return withLatin([...place, ...foldedWords(countryOfAddress(place) ?? '')]);
}

/** Each word in Devanagari also as it is written in Latin letters. */
function withLatin(words: string[]): string[] {
  return [...words, ...words.flatMap(latinSpellings)];
}

/** The countries that some of these name, as they are written, by how they are folded. */
function namesOfCountries(heads: InvestorHead[]): Map<string, string> {
  const names = new Map<string, string>();
  // A list is mostly the same as some other: folding each once saves half of this.
  for (const list of new Set(heads.map(({ countriesOfInvestment }) => countriesOfInvestment)))
    for (const name of listed(list)) if (!names.has(fold(name))) names.set(fold(name), name);
  return names;
}

function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) bytes += 1;
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 1;
  }
  return bytes;
}
