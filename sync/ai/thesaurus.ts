import { allPlaces } from '../places/place-names.ts';
import { fold, type PlainWord, plainWords } from './plain-words.ts';
import { helpTerms } from './words/help-terms.ts';
import { sectors } from './words/sectors.ts';
import { stages } from './words/stages.ts';
import { stopWords } from './words/stop-words.ts';

/** One thing a text speaks of. `key`: the idea's name behind a `#`, or the stem of a word that belongs to no idea. */
export type Term = {
  key: string;
  /** The ideas it is a part of: whoever looks for farming finds dairies, but not the other way round. */
  wider: readonly string[];
  /** As the text writes it. */
  written: string;
};

export type Idea = { key: string; name: string; words: readonly string[]; wider: readonly string[] };

export type Subject = 'sectors' | 'places' | 'stages' | 'help';

const subjects: Record<Subject, readonly Idea[]> = {
  sectors: readIdeas(sectors),
  places: readIdeas(allPlaces.replaceAll('/', ',')),
  stages: readIdeas(stages),
  help: readIdeas(helpTerms),
};
export const ideas: readonly Idea[] = Object.values(subjects).flat();

const ignored = new Set(fold(stopWords).split(/\s+/));
const ideaOfKey = new Map(ideas.map((idea) => [idea.key, idea]));
/** Ideas by the stems of each of their words. */
const ideaOfPhrase = new Map<string, Idea>();
/** How many words the longest phrase has that begins with a stem. */
const longestFrom = new Map<string, number>();
for (const idea of ideas) {
  for (const word of idea.words) {
    const stems = stemsOf(word);
    ideaOfPhrase.set(stems.join(' '), idea);
    const [first = ''] = stems;
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, stems.length));
  }
}
/** Words by themselves that name an idea, as stems: what a mistyped word may have meant. */
export const singleWords: ReadonlyMap<string, string> = new Map(
  ideas.flatMap(({ key, words }) =>
    words
      .filter((word) => !/[^\p{L}\p{M}\p{N}]/u.test(word))
      .map((word) => [stemsOf(word).join(''), key] as const),
  ),
);

/** What a text speaks of, in its order, each time it does. Words of one idea are one and the same, in whatever language. */
export function termsIn(text: string): Term[] {
  const words = plainWords(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { idea, length } = ideaAt(words, at);
    const word = words[at];
    if (idea) terms.push({ key: idea.key, wider: idea.wider, written: written(words, at, length) });
    else if (word && !ignored.has(word.folded) && isWordy(word.stem))
      terms.push({ key: word.stem, wider: [], written: word.written });
    at += length;
  }
  return terms;
}

/** What an idea is called, in English; for any other word, the word. */
export function nameOf({ key, written }: Pick<Term, 'key' | 'written'>): string {
  return ideaOfKey.get(key)?.name ?? written;
}

export function isOf(subject: Subject, key: string): boolean {
  return subjects[subject].some((idea) => idea.key === key);
}

export function widerThan(key: string): readonly string[] {
  return ideaOfKey.get(key)?.wider ?? [];
}

/** The longest phrase that begins here and names an idea. */
function ideaAt(words: readonly PlainWord[], at: number): { idea: Idea | undefined; length: number } {
  const longest = longestFrom.get(words[at]?.stem ?? '') ?? 0;
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = words
      .slice(at, at + length)
      .map(({ stem }) => stem)
      .join(' ');
    const idea = ideaOfPhrase.get(phrase);
    if (idea && !(length === 1 && ignored.has(words[at]?.folded ?? ''))) return { idea, length };
  }
  return { idea: undefined, length: 1 };
}

function written(words: readonly PlainWord[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map((word) => word.written)
    .join(' ');
}

/** Single letters say nothing; single signs of other scripts may. */
function isWordy(stem: string): boolean {
  return stem.length > 1 || !/^[\p{Script=Latin}\p{N}]$/u.test(stem);
}

function readIdeas(lines: string): Idea[] {
  const read = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = '', wider = ''] = line.split('>');
      return { words: listed(words), wider: listed(wider) };
    });
  // A wider idea is told by any of its words; its name is the first of them.
  const nameOfWord = new Map(
    read.flatMap(({ words }) => words.map((word) => [word, words[0] ?? word] as const)),
  );
  return read.map(({ words, wider }) => ({
    key: `#${words[0]}`,
    name: words[0] ?? '',
    words,
    wider: wider.map((word) => `#${nameOfWord.get(word) ?? word}`),
  }));
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function stemsOf(text: string): string[] {
  return plainWords(text).map(({ stem }) => stem);
}
