/** Every word that somebody wrote and must not lose, until they let it go themselves. */
export type Words = {
  /** A word never written before: it stands for everything a person might write. */
  next(): string;
  /** It was stored: from now on it must not be lost. */
  keep(word: string, personId: string): void;
  /** The person took out or passed over what they saw. */
  letGo(text: string): void;
  /** Nobody can be blamed for the loss of these. */
  letGoIf(isGone: (word: string) => boolean): void;
  /** What must still be somewhere, and whose it is. */
  kept(): Map<string, string>;
};

export function createWords(): Words {
  const kept = new Map<string, string>();
  const gone = new Set<string>();
  let count = 0;
  return {
    next() {
      count += 1;
      return `word${count}x`;
    },
    keep(word, personId) {
      if (!gone.has(word)) kept.set(word, personId);
    },
    letGo(text) {
      for (const word of wordsIn(text)) {
        gone.add(word);
        kept.delete(word);
      }
    },
    letGoIf(isGone) {
      for (const word of kept.keys()) if (isGone(word)) this.letGo(word);
    },
    kept: () => kept,
  };
}

export function wordsIn(text: string): string[] {
  return text.match(/word\d+x/g) ?? [];
}
