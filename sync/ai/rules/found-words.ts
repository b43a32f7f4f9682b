import { isSameWriting, type Match } from '../relevance.ts';

/** What matched, as a reason tells it: “solar”, or farmers (for “खेती”). At most four, each once. */
export function toldMatches(matches: readonly Match[]): string {
  return listed(
    matches.slice(0, 4).map(({ asked, written }) => {
      const word = `“${shortened(written)}”`;
      return isSameWriting(asked.written, written) ? word : `${word} (for “${shortened(asked.written)}”)`;
    }),
  );
}

export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Of texts that others wrote, no more than a few words. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).toWellFormed().replaceAll('\ufffd', '')}…` : text;
}

/** Before how many answer a question: that not all of them are shown. '' where they are. */
export function toldFirst(shown: number, count: number): string {
  return shown < count ? `These are the best ${shown}; ` : '';
}

/** 0 to 1 as a whole percentage; what was found at all is at least 1. */
export function percent(share: number): number {
  return Math.min(100, Math.max(1, Math.round(share * 100)));
}
