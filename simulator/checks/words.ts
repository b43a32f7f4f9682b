import * as z from 'zod';

/** Where a word was written, whose it is, and when: ms. */
export type Origin = { personId: string; browser: string; at: number };

/** Every word that somebody wrote and must not lose, until they let it go themselves. */
export type Words = {
  /** A word never written before: it stands for everything a person might write. */
  next(): string;
  /** It was stored: from now on it must not be lost. */
  keep(word: string, origin: Origin): void;
  /** The person took out or passed over what they saw. */
  letGo(text: string): void;
  /** Nobody can be blamed for the loss of these. */
  letGoIf(isGone: (word: string, origin: Origin) => boolean): void;
  /** What must still be somewhere, and whence it comes. */
  kept(): Map<string, Origin>;
};

export function createWords(): Words {
  const kept = new Map<string, Origin>();
  const gone = new Set<string>();
  let count = 0;
  function letGo(text: string) {
    for (const word of wordsIn(text)) {
      gone.add(word);
      kept.delete(word);
    }
  }
  return {
    next() {
      count += 1;
      return `word${count}x`;
    },
    keep(word, origin) {
      if (!gone.has(word)) kept.set(word, origin);
    },
    letGo,
    letGoIf(isGone) {
      for (const [word, origin] of kept) if (isGone(word, origin)) letGo(word);
    },
    kept: () => kept,
  };
}

export function wordsIn(text: string): string[] {
  return text.match(/word\d+x/g) ?? [];
}

/** The words that a piece of work brings: of an edit, those that the text before it did not say already. */
export function wordsBroughtBy(name: string, args: unknown): string[] {
  if (name !== 'editDraft') return wordsIn(JSON.stringify(args));
  const { from, to } = edit.parse(args);
  return wordsIn(to).filter((word) => !from.includes(word));
}

const edit = z.object({ from: z.string(), to: z.string() });
