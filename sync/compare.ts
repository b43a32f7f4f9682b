import { diffIndices } from 'node-diff3';
import { isAffordable, sentencesOf, wordsOf } from './words.ts';

/** A stretch of a text, and whether the text it is compared with says something else there. */
export type Part = { text: string; differs: boolean };

/** Two texts word by word, each with the words marked that the other does not have there. Joined, the parts are the text. */
export function compareTexts(one: string, other: string): [one: Part[], other: Part[]] {
  const regions = regionsOf(one, other);
  return [partsOf(regions, 'one'), partsOf(regions, 'other')];
}

/** One text that leaves out no word of any: what they share once, and where they differ each after the other. */
export function combineTexts(texts: readonly string[]): string {
  return texts.reduce((combined, text) =>
    regionsOf(combined, text)
      .flatMap(({ one, other }) => [shared(one.common, other.common), one.own.join(''), other.own.join('')])
      .reduce(joinWords, ''),
  );
}

type Side = { common: string[]; own: string[] };
type Region = { one: Side; other: Side };

/** Stretches of tokens that both texts share, each followed by what only one or the other says. */
function regionsOf(one: string, other: string): Region[] {
  for (const tokensOf of [wordsOf, sentencesOf]) {
    const tokens = { one: tokensOf(one), other: tokensOf(other) };
    // The space behind a word, or none at the end of a text, makes no other word of it.
    const words = { one: tokens.one.map(trim), other: tokens.other.map(trim) };
    if (isAffordable([words.one, words.other])) return cut(tokens, diffIndices(words.one, words.other));
  }
  return [{ one: { common: [], own: [one] }, other: { common: [], own: [other] } }];
}

function cut(
  { one, other }: { one: string[]; other: string[] },
  differences: ReturnType<typeof diffIndices<string>>,
): Region[] {
  const end = { buffer1: [one.length, 0] as const, buffer2: [other.length, 0] as const };
  const reached = { one: 0, other: 0 };
  return [...differences, end].map(({ buffer1: [at, length], buffer2: [otherAt, otherLength] }) => {
    const region = {
      one: { common: one.slice(reached.one, at), own: one.slice(at, at + length) },
      other: {
        common: other.slice(reached.other, otherAt),
        own: other.slice(otherAt, otherAt + otherLength),
      },
    };
    reached.one = at + length;
    reached.other = otherAt + otherLength;
    return region;
  });
}

function partsOf(regions: Region[], side: keyof Region): Part[] {
  return regions
    .flatMap((region) => [
      { text: region[side].common.join(''), differs: false },
      { text: region[side].own.join(''), differs: true },
    ])
    .filter(({ text }) => text !== '');
}

/** Of the same words, each with the longer space behind it: a text's last word has none. */
function shared(one: string[], other: string[]): string {
  return one
    .map((word, at) => (word.length < (other[at]?.length ?? 0) ? (other[at] ?? word) : word))
    .join('');
}

/** Two words that came from different texts need a space between them. */
function joinWords(before: string, after: string): string {
  return /[\p{L}\p{M}\p{N}_]$/u.test(before) && /^[\p{L}\p{M}\p{N}_]/u.test(after)
    ? `${before} ${after}`
    : before + after;
}

function trim(token: string): string {
  return token.trim();
}
