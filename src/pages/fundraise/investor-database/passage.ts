import type { Range } from '#src/directory/highlight.ts';
import type { FoundInvestor } from '#src/directory/search-messages.ts';
import { previewEnd } from './preview.ts';

type Passage = { text: string; ranges: Range[] };

/** So many UTF-16 units of a thesis stand at most on either side of what was found. */
const reach = 45;

/**
 * The words of a thesis around the first of what was found in it and can be seen marked nowhere else: neither in name and
 * place nor in the preview of the thesis. Null where nothing is left to be shown. The ranges are of the text that is answered.
 */
export function passage({ investor, ranges }: FoundInvestor): Passage | null {
  const { name, globalHQ, investmentThesis: thesis } = investor;
  const shown = previewEnd(thesis);
  const seen = new Set([
    ...wordsIn(name, ranges.name),
    ...wordsIn(globalHQ, ranges.globalHQ),
    ...wordsIn(
      thesis,
      ranges.investmentThesis.filter(([start]) => start < shown),
    ),
  ]);
  const first = ranges.investmentThesis.find(
    (range) => range[0] >= shown && wordsIn(thesis, [range]).every((word) => !seen.has(word)),
  );
  return first ? around(thesis, first, ranges.investmentThesis) : null;
}

function around(thesis: string, [start, end]: Range, ranges: readonly Range[]): Passage {
  const from = beginning(thesis, start);
  const to = ending(thesis, Math.min(end, start + reach));
  const before = from > 0 ? '…' : '';
  const by = before.length - from;
  return {
    text: `${before}${thesis.slice(from, to)}${to < thesis.length ? '…' : ''}`,
    ranges: ranges
      .filter((range) => range[0] >= from && range[0] < to)
      .map((range) => [range[0] + by, Math.min(range[1], to) + by]),
  };
}

/** The beginning of a word within reach; where there is none, of a character. */
function beginning(thesis: string, start: number): number {
  const from = start - reach;
  if (from <= 0) return 0;
  const space = thesis.slice(from, start).search(/\s/);
  return space < 0 ? characterAt(thesis, from) : from + space + 1;
}

function ending(thesis: string, end: number): number {
  const to = end + reach;
  if (to >= thesis.length) return thesis.length;
  const words = thesis.slice(end, to).match(/^.*(?=\s)/s);
  return words ? end + words[0].length : characterAt(thesis, to);
}

/** Where the character begins that is there: never between the halves of an emoji. */
function characterAt(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

function wordsIn(text: string, ranges: readonly Range[]): string[] {
  return ranges.map(([start, end]) => text.slice(start, end).toLowerCase());
}
