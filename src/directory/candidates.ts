import { addRow, type Bitset, countRows, emptyBitset, fullBitset, intersect } from './bitset.ts';
import { fieldBits, type TextIndex } from './index-builder.ts';
import type { Pause } from './pause.ts';
import { similarTerms } from './similar-terms.ts';

/** A term that stands for a typed word, and how well: 1 when it is that word. */
export type ExpandedTerm = { term: number; exactness: number; how: 'prefix' | 'infix' | 'similar' };
export type ExpandedWord = { word: string; terms: ExpandedTerm[] };

/** What matches. `scores` is the cheap score of each row of `rows`, and means nothing for other rows. */
export type Candidates = { rows: Bitset; total: number; scores: Float32Array; words: ExpandedWord[] };

const enough = 9;
const fieldWeights = [
  [fieldBits.name, 10],
  [fieldBits.joinedName, 8],
  [fieldBits.globalHQ, 4],
  [fieldBits.investmentThesis, 1],
] as const;
const weightOfFields = Float32Array.from({ length: 16 }, (_, bits) =>
  Math.max(...fieldWeights.map(([bit, weight]) => (bits & bit ? weight : 0))),
);

/** Rows of `within` that hold every word in some field. Words are taken as mistyped only when few rows match. */
export async function findCandidates(
  index: TextIndex,
  words: string[],
  within: Bitset,
  pause: Pause,
): Promise<Candidates> {
  const asTyped = await joinWords(
    index,
    words.map((word) => expand(index, word)),
    within,
    pause,
  );
  if (words.length === 0 || asTyped.total >= enough) return asTyped;
  const mistyped = asTyped.words.map((expanded) => withSimilar(index, expanded));
  return joinWords(index, mistyped, within, pause);
}

async function joinWords(
  index: TextIndex,
  words: ExpandedWord[],
  within: Bitset,
  pause: Pause,
): Promise<Candidates> {
  const rows = fullBitset(index.size);
  intersect(rows, within);
  const scores = new Float32Array(index.size);
  for (const { terms } of words) {
    const { matched, best } = matchTerms(index, terms);
    const rarity = Math.log(1 + index.size / (1 + countRows(matched)));
    for (let row = 0; row < index.size; row++) scores[row] = (scores[row] ?? 0) + rarity * (best[row] ?? 0);
    intersect(rows, matched);
    await pause();
  }
  return { rows, total: countRows(rows), scores, words };
}

/** The rows of any of the terms, and for each the best of field weight times exactness. */
function matchTerms(index: TextIndex, terms: ExpandedTerm[]): { matched: Bitset; best: Float32Array } {
  const matched = emptyBitset(index.size);
  const best = new Float32Array(index.size);
  for (const { term, exactness, how } of terms) {
    // A part of a name without its spaces would match across two words: "nave" in "Kalpana Ventures".
    const fieldsSeen = how === 'infix' ? ~fieldBits.joinedName : ~0;
    for (let at = index.starts[term] ?? 0; at < (index.starts[term + 1] ?? 0); at++) {
      const fields = (index.fields[at] ?? 0) & fieldsSeen;
      if (fields === 0) continue;
      const row = index.rows[at] ?? 0;
      const score = (weightOfFields[fields] ?? 0) * exactness;
      if (score > (best[row] ?? 0)) best[row] = score;
      addRow(matched, row);
    }
  }
  return { matched, best };
}

function expand(index: TextIndex, word: string): ExpandedWord {
  const terms: ExpandedTerm[] = [];
  for (let term = 0; term < index.terms.length; term++) {
    const text = index.terms[term] ?? '';
    const at = text.indexOf(word);
    if (at < 0) continue;
    const part = word.length / text.length;
    if (part === 1) terms.push({ term, exactness: 1, how: 'prefix' });
    else if (at === 0) terms.push({ term, exactness: 0.5 + 0.4 * part, how: 'prefix' });
    else terms.push({ term, exactness: 0.2 + 0.3 * part, how: 'infix' });
  }
  return { word, terms };
}

function withSimilar(index: TextIndex, { word, terms }: ExpandedWord): ExpandedWord {
  const known = new Set(terms.map(({ term }) => term));
  const added = similarTerms(word, index.terms, index.trigrams)
    .filter(({ term }) => !known.has(term))
    .map(({ term, edits }): ExpandedTerm => ({ term, exactness: 0.7 / (1 + edits), how: 'similar' }));
  return { word, terms: [...terms, ...added] };
}
