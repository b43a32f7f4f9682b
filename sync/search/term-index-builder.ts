import { append, growingArray } from './growing-array.ts';
import { packArrays, unpackArrays } from './packed-arrays.ts';
import type { Pause } from './pause.ts';
import { mostShortTerms, openTermIndex, type TermIndex } from './term-index.ts';
import { gramKinds, trigramsOf } from './trigrams.ts';

export type TermIndexBuilder = {
  /** Rows come in ascending order. A term may be told of the same row more than once. */
  add: (row: number, term: string) => void;
  finish: (size: number, pause: Pause) => Promise<TermArrays>;
};

/** An index of terms alone, told of no rows. */
export async function indexOfTerms(terms: Iterable<string>, pause: Pause): Promise<TermIndex> {
  const builder = termIndexBuilder();
  for (const term of terms) builder.add(0, term);
  return openTermIndex(1, unpackArrays(packArrays(null, await builder.finish(1, pause))));
}

/** What openTermIndex reads. */
type TermArrays = Record<
  'vocabulary' | 'termStarts' | 'starts' | 'rows' | 'denseTerms' | 'denseBits' | 'gramStarts' | 'gramTerms',
  Uint8Array | Uint16Array | Uint32Array
>;

/** A list takes 16 bits a row of the term, a bitset one bit a row of all. */
const denseShare = 16;
const termsBetweenPauses = 2_048;

export function termIndexBuilder(): TermIndexBuilder {
  const numbers = new Map<string, number>();
  // By the number a term got when it was first seen: how many rows it has, and the last of them (less one is none).
  const counts = growingArray();
  const last = growingArray();
  const pairRows = growingArray();
  const pairTerms = growingArray();

  const add = (row: number, term: string) => {
    let number = numbers.get(term);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(term, number);
      append(counts, 0);
      append(last, 0);
    }
    if (last.values[number] === row + 1) return;
    last.values[number] = row + 1;
    counts.values[number] = (counts.values[number] ?? 0) + 1;
    append(pairRows, row);
    append(pairTerms, number);
  };

  const finish = async (size: number, pause: Pause): Promise<TermArrays> => {
    const terms = [...numbers.keys()].sort();
    await pause();
    const isDense = (count: number) => count > Math.max(size / denseShare, 8);
    const places = new Uint32Array(terms.length);
    const starts = new Uint32Array(terms.length + 1);
    const dense: number[] = [];
    for (const [place, term] of terms.entries()) {
      const number = numbers.get(term) ?? 0;
      const count = counts.values[number] ?? 0;
      places[number] = place;
      if (isDense(count)) dense.push(place);
      starts[place + 1] = (starts[place] ?? 0) + (isDense(count) ? 0 : count);
    }
    await pause();
    const words = Math.ceil(size / 32);
    const denseBits = new Uint32Array(words * dense.length);
    const densePlaces = new Map(dense.map((place, at) => [place, at * words]));
    const rows = new Uint16Array(starts[terms.length] ?? 0);
    const next = starts.slice();
    for (let pair = 0; pair < pairRows.length; pair++) {
      const row = pairRows.values[pair] ?? 0;
      const place = places[pairTerms.values[pair] ?? 0] ?? 0;
      const bits = starts[place] === starts[place + 1] ? densePlaces.get(place) : undefined;
      if (bits === undefined) {
        const at = next[place] ?? 0;
        rows[at] = row;
        next[place] = at + 1;
      } else {
        const word = bits + (row >>> 5);
        denseBits[word] = (denseBits[word] ?? 0) | (1 << (row & 31));
      }
      if (pair % 131_072 === 0) await pause();
    }
    return {
      ...vocabularyOf(terms),
      starts,
      rows,
      denseTerms: Uint32Array.from(dense),
      denseBits,
      ...(await gramsOf(terms, pause)),
    };
  };
  return { add, finish };
}

function vocabularyOf(terms: string[]): Pick<TermArrays, 'vocabulary' | 'termStarts'> {
  const termStarts = new Uint32Array(terms.length + 1);
  let end = 1;
  for (const [place, term] of terms.entries()) {
    termStarts[place] = end;
    end += term.length + 1;
  }
  termStarts[terms.length] = end;
  return {
    vocabulary: new TextEncoder().encode(`\n${terms.map((term) => `${term}\n`).join('')}`),
    termStarts,
  };
}

async function gramsOf(terms: string[], pause: Pause): Promise<Pick<TermArrays, 'gramStarts' | 'gramTerms'>> {
  const grams = growingArray();
  const owners = growingArray();
  const gramStarts = new Uint32Array(gramKinds + 1);
  for (const [place, term] of terms.entries()) {
    for (const gram of trigramsOf(term)) {
      append(grams, gram);
      append(owners, place);
      gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + 1;
    }
    if (place % termsBetweenPauses === 0) await pause();
  }
  for (let gram = 0; gram < gramKinds; gram++) {
    gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + (gramStarts[gram] ?? 0);
  }
  const next = gramStarts.slice();
  const gramTerms = new (terms.length > mostShortTerms ? Uint32Array : Uint16Array)(grams.length);
  for (let pair = 0; pair < grams.length; pair++) {
    const gram = grams.values[pair] ?? 0;
    const at = next[gram] ?? 0;
    gramTerms[at] = owners.values[pair] ?? 0;
    next[gram] = at + 1;
  }
  await pause();
  return { gramStarts, gramTerms };
}
