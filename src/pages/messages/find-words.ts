import type { Range } from '#src/directory/highlight.ts';
import type { Message } from '#sync/records/message.ts';
import { foldedWords, type PlacedWord, placedWords } from '#sync/search/fold.ts';

/** A message in which every word was found, and where. */
export type Found = { message: Message; ranges: Range[] };

/** The words of many messages, folded once while somebody types. */
const known = new WeakMap<Message, PlacedWord[]>();

/** The messages in which every word that was typed begins a word, the newest first. No word finds nothing. */
export function findMessages(messages: Message[], query: string): Found[] {
  const typed = foldedWords(query);
  if (typed.length === 0) return [];
  const found = messages.flatMap((message): Found[] => {
    const words = known.get(message) ?? placedWords(message.text);
    known.set(message, words);
    const ranges = rangesOf(words, typed);
    return ranges ? [{ message, ranges }] : [];
  });
  return found.sort(
    (a, b) => b.message.sentAt.localeCompare(a.message.sentAt) || b.message.number - a.message.number,
  );
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
