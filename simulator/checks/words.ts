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
  /** It is somebody else's to lose from now on. */
  handOn(isHanded: (word: string, origin: Origin) => boolean, to: Origin): void;
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
    handOn(isHanded, to) {
      for (const [word, origin] of kept) if (isHanded(word, origin)) kept.set(word, to);
    },
    letGoIf(isGone) {
      for (const [word, origin] of kept) if (isGone(word, origin)) letGo(word);
    },
    kept: () => kept,
  };
}

export function wordsIn(text: string): string[] {
  return text.match(/word\d+x/g) ?? [];
}

/**
 * The words that a piece of work brings: of an edit, those that the text before it did not say already. A choice names the
 * texts that were seen, so that it passes over no other; it brings the chosen one alone.
 */
export function wordsBroughtBy(args: unknown): string[] {
  const { from, seen: _, ...said } = work.parse(args ?? {});
  const before = JSON.stringify(from ?? '');
  return wordsIn(JSON.stringify(said)).filter((word) => !before.includes(word));
}

const work = z.looseObject({ from: z.unknown().optional(), seen: z.unknown().optional() });
