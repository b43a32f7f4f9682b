import type { Range } from '#src/directory/highlight.ts';
import type { Message } from '#sync/records/message.ts';
import { asciiOnly, foldedWords, type PlacedWord, placedWords } from '#sync/search/fold.ts';

/** A message in which every word was found, and where. */
export type Found = { message: Message; ranges: Range[] };

/**
 * The messages in which every word that was typed begins a word, in the order given, at most so many. No word finds nothing.
 * `known`: the words of messages by their ids, each of which says the same for ever; those that had to be looked at are added.
 */
export function findMessages(
  messages: Message[],
  query: string,
  { most = messages.length, known = new Map() }: { most?: number; known?: Map<string, string> } = {},
): Found[] {
  const typed = foldedWords(query);
  if (typed.length === 0) return [];
  const found: Found[] = [];
  for (const message of messages) {
    if (found.length >= most) break;
    const words = known.get(message.id) ?? ` ${wordsOf(message.text).join(' ')}`;
    known.set(message.id, words);
    if (!typed.every((part) => words.includes(` ${part}`))) continue;
    const ranges = rangesOf(placedWords(message.text), typed);
    if (ranges) found.push({ message, ranges });
  }
  return found;
}

/** As they are placed: “₨500” is the word 500 only where it is taken apart before it is folded. Plain letters are the faster way. */
function wordsOf(text: string): string[] {
  return asciiOnly.test(text) ? foldedWords(text) : placedWords(text).map(({ word }) => word);
}

export function fromNewest(messages: Message[]): Message[] {
  return messages.toSorted((a, b) => compare(b.sentAt, a.sentAt) || b.number - a.number);
}

/** Moments of one form, of which there are many: by their letters as they are, a hundred times as fast as by a language's order. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether every word that was typed begins a word of the text. */
export function isNamed(text: string, query: string): boolean {
  return rangesOf(placedWords(text), foldedWords(query)) !== null;
}

/** A piece of a long text from shortly before what was found in it, with where that stands in the piece. */
export function excerpt(text: string, ranges: Range[]): { text: string; ranges: Range[] } {
  const first = ranges[0]?.[0] ?? 0;
  if (first <= before) return { text, ranges };
  const from = text.lastIndexOf(' ', first - before) + 1;
  const moved = ranges.map(([start, end]): Range => [start - from + 1, end - from + 1]);
  return { text: `…${text.slice(from)}`, ranges: moved };
}

const before = 24;

function rangesOf(words: PlacedWord[], typed: string[]): Range[] | null {
  if (!typed.every((part) => words.some(({ word }) => word.startsWith(part)))) return null;
  return words.flatMap(({ word, start, end }): Range[] => {
    const longest = Math.max(0, ...typed.filter((part) => word.startsWith(part)).map(({ length }) => length));
    if (longest === 0) return [];
    // A folded word of another length has no letter-by-letter counterpart in the text.
    return [[start, word.length === end - start ? start + longest : end]];
  });
}
