import { foldedWords } from './fold.ts';
import { leadingSign, saysItLeads } from './leading.ts';
import { addNeighbours, longsOfNeighbours } from './neighbours.ts';
import { packArrays, prefixed, unpackArrays } from './packed-arrays.ts';
import type { Pause } from './pause.ts';
import { openTermIndex, type TermIndex } from './term-index.ts';
import { termIndexBuilder } from './term-index-builder.ts';

/** What is searched of the theses of some records, in the order of those records. */
export type ThesisIndex = {
  terms: TermIndex;
  /** The folded beginning of each, as UTF-8, `snippetBytes` a row, filled up with zeros: for ranking. */
  snippets: Uint8Array;
  /** See neighbours.ts. */
  neighbours: Uint32Array;
};

const snippetBytes = 64;
const rowsBetweenPauses = 128;

export async function buildThesisIndex(theses: string[], pause: Pause): Promise<ArrayBuffer> {
  const terms = termIndexBuilder();
  const snippets = new Uint8Array(theses.length * snippetBytes);
  const neighbours = new Uint32Array(theses.length * longsOfNeighbours);
  const encoder = new TextEncoder();
  for (const [row, thesis] of theses.entries()) {
    const words = foldedWords(thesis);
    for (const word of words) terms.add(row, word);
    if (saysItLeads(thesis)) terms.add(row, leadingSign);
    addNeighbours(neighbours, row, words);
    const beginning = words.slice(0, snippetBytes / 2).join(' ');
    encoder.encodeInto(beginning, snippets.subarray(row * snippetBytes, (row + 1) * snippetBytes));
    if (row % rowsBetweenPauses === 0) await pause();
  }
  const arrays = await terms.finish(theses.length, pause);
  return packArrays({ size: theses.length }, { ...prefixed('terms.', arrays), snippets, neighbours });
}

export function openThesisIndex(buffer: ArrayBuffer): ThesisIndex {
  const arrays = unpackArrays(buffer);
  const snippets = arrays.bytes('snippets');
  return {
    terms: openTermIndex(snippets.length / snippetBytes, arrays.under('terms.')),
    snippets,
    neighbours: arrays.longs('neighbours'),
  };
}

export function snippetOf({ snippets }: ThesisIndex, row: number): string {
  const text = decoder.decode(snippets.subarray(row * snippetBytes, (row + 1) * snippetBytes));
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

const decoder = new TextDecoder();
