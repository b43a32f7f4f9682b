import type { Pause } from './pause.ts';

/** Which terms hold a trigram, by number. */
export type TrigramIndex = Map<string, number[]>;

export function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return [...found];
}

export async function indexTrigrams(terms: string[], pause: Pause): Promise<TrigramIndex> {
  const index: TrigramIndex = new Map();
  for (const [term, text] of terms.entries()) {
    for (const trigram of trigramsOf(text)) {
      const known = index.get(trigram);
      if (known) known.push(term);
      else index.set(trigram, [term]);
    }
    if (term % 256 === 0) await pause();
  }
  return index;
}
