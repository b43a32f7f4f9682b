import { fold } from './plain-words.ts';
import { singleWords, type Term, termsIn, widerThan } from './thesaurus.ts';

/** `weight`: how much a word in this field says of the whole, 0 to 1. */
export type SearchedField = { name: string; text: string; weight: number };

/** A term of the question (`asked`) as a document writes it, and in which of its fields it weighs most. */
export type Match = { asked: Term; written: string; field: string };

/** `score`: how much of the question the document answers, 0 to 1. */
export type Ranked = { at: number; score: number; matches: Match[] };

type Entry = { strength: number; best: number; written: string; field: string };
export type RelevanceIndex = {
  size: number;
  /** What each document speaks of, by key. */
  documents: readonly ReadonlyMap<string, Entry>[];
  /** In how many documents a key stands. */
  counts: ReadonlyMap<string, number>;
};

/** What a part of the idea asked for counts, beside the idea itself. */
const widerFactor = 0.6;
/** What a wider idea counts where nothing speaks of the one asked for. */
const insteadFactor = 0.5;
/** How fast further mentions add to the first. */
const steepness = 2.5;

export function indexed(documents: readonly (readonly SearchedField[])[]): RelevanceIndex {
  const counts = new Map<string, number>();
  const entries = documents.map(readFields);
  for (const document of entries) {
    for (const key of document.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { size: documents.length, documents: entries, counts };
}

/**
 * 1. Each term weighs by how rare it is in the documents. 2. What a document says of a term saturates: a word in the title is
 * nearly all, a second mention adds little. 3. The score is the share of the question's weight that is answered.
 * Documents that answer nothing are left out; equal ones keep their order.
 */
export function ranked(index: RelevanceIndex, question: readonly Term[]): Ranked[] {
  const terms = weighed(index, question);
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  return index.documents
    .map((document, at) => {
      let sum = 0;
      const matches: Match[] = [];
      for (const { term, key, weight, factor } of terms) {
        const entry = document.get(key);
        if (!entry) continue;
        sum += weight * factor * (1 - Math.exp(-steepness * entry.strength));
        matches.push({ asked: term, written: entry.written, field: entry.field });
      }
      return { at, score: sum / whole, matches };
    })
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
}

function weighed(index: RelevanceIndex, question: readonly Term[]) {
  const seen = new Set<string>();
  const terms: { term: Term; key: string; weight: number; factor: number }[] = [];
  for (const term of question) {
    const meant = meantBy(index, term);
    const instead = index.counts.has(meant)
      ? undefined
      : widerThan(meant).find((key) => index.counts.has(key));
    const key = instead ?? meant;
    if (seen.has(key)) continue;
    seen.add(key);
    const count = index.counts.get(key) ?? 0;
    const rarity = Math.log(1 + (index.size - count + 0.5) / (count + 0.5));
    terms.push({ term, key, weight: Math.sqrt(rarity), factor: instead ? insteadFactor : 1 });
  }
  return terms;
}

/** A word that nobody wrote may be mistyped: then the one word near it is meant. */
function meantBy(index: RelevanceIndex, { key }: Term): string {
  if (index.counts.has(key) || key.startsWith('#') || key.length < 5) return key;
  for (const [word, idea] of singleWords) {
    if (isNear(key, word) && index.counts.has(idea)) return idea;
  }
  for (const word of index.counts.keys()) {
    if (!word.startsWith('#') && isNear(key, word)) return word;
  }
  return key;
}

/** Whether one letter is missing, too many, wrong, or swapped with the next; the first is right. */
function isNear(typed: string, word: string): boolean {
  if (typed.charAt(0) !== word.charAt(0) || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed.charAt(at) === word.charAt(at)) at++;
  const [restTyped, restWord] = [typed.slice(at), word.slice(at)];
  if (restTyped.slice(1) === restWord.slice(1)) return true;
  if (restTyped.slice(1) === restWord || restTyped === restWord.slice(1)) return true;
  return (
    restTyped.charAt(0) === restWord.charAt(1) &&
    restTyped.charAt(1) === restWord.charAt(0) &&
    restTyped.slice(2) === restWord.slice(2)
  );
}

/** What was read of fields before. */
const readBefore = new WeakMap<readonly SearchedField[], ReadonlyMap<string, Entry>>();

/** Whether this same array was read before: then it is answered at once. */
export function wereRead(fields: readonly SearchedField[]): boolean {
  return readBefore.has(fields);
}

/** What a document speaks of, by key. Who asks again with the same array has it at once. */
export function readFields(fields: readonly SearchedField[]): ReadonlyMap<string, Entry> {
  const before = readBefore.get(fields);
  if (before) return before;
  const entries = new Map<string, Entry>();
  readBefore.set(fields, entries);
  for (const { name, text, weight } of fields) {
    for (const { key, wider, written } of termsIn(text)) {
      add(entries, key, { strength: weight, best: weight, written, field: name });
      const larger = new Set([...wider, ...wider.flatMap(widerThan)]);
      larger.delete(key);
      for (const idea of larger) {
        const strength = weight * widerFactor;
        add(entries, idea, { strength, best: strength, written, field: name });
      }
    }
  }
  return entries;
}

function add(entries: Map<string, Entry>, key: string, entry: Entry): void {
  const known = entries.get(key);
  if (!known) entries.set(key, entry);
  else {
    const better = entry.best > known.best ? entry : known;
    entries.set(key, { ...better, strength: known.strength + entry.strength });
  }
}

/** Whether two writings are the same word but for case and marks. */
export function isSameWriting(a: string, b: string): boolean {
  return fold(a) === fold(b);
}
