const longestSentence = 4_000;

/**
 * Lets a streamed answer out sentence by sentence. Each waits until it is whole and was looked at together with all before it:
 * what advises or promises must not be read even for a second, and half a link or tag cannot be told from what it will be.
 * `shown`: what of a sentence is shown, in which nothing can do anything. A whole answer held back would be safe, too, but not answered at once.
 */
export function createSpeaker(
  say: (text: string) => void,
  { mayBeSaid, shown }: { mayBeSaid(text: string): boolean; shown(text: string): string },
): { take(piece: string): void } {
  let waiting = '';
  let said = '';
  let isSilent = false;
  return {
    take(piece) {
      if (isSilent) return;
      waiting += piece;
      if (waiting.length > longestSentence) {
        isSilent = true;
        return;
      }
      const end = endOfSentence(waiting);
      if (end === 0) return;
      const sentence = waiting.slice(0, end);
      if (!mayBeSaid(said + sentence)) {
        isSilent = true;
        return;
      }
      waiting = waiting.slice(end);
      said += sentence;
      const [, before = '', after = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(sentence) ?? [];
      const words = shown(sentence);
      if (words !== '') say(before + words + after);
    },
  };
}

/** Where the last sentence ends that is whole and in which nothing stands open; 0 where none is. */
function endOfSentence(text: string): number {
  const ends = [...text.matchAll(/[.!?।]["')\]]*\s+|\n+/gu)].map(({ index, 0: end }) => index + end.length);
  return ends.findLast((end) => nothingOpen(text.slice(0, end))) ?? 0;
}

const pairs = [
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
] as const;

function nothingOpen(text: string): boolean {
  return pairs.every(([open, close]) => count(text, open) <= count(text, close));
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
