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
  const inThesis = ranges.investmentThesis;
  const seen = new Set([
    ...ranges.name.map((range) => wordAt(name, range)),
    ...ranges.globalHQ.map((range) => wordAt(globalHQ, range)),
    ...inThesis.filter(([start]) => start < shown).map((range) => wordAt(thesis, range)),
  ]);
  const first = inThesis.find((range) => range[0] >= shown && !seen.has(wordAt(thesis, range)));
  return first ? around(thesis, first, inThesis) : null;
}

/** It begins and ends with a word where there is one within reach, and never between the halves of an emoji. */
function around(thesis: string, [start, stop]: Range, ranges: readonly Range[]): Passage {
  const end = Math.min(stop, start + reach);
  const left = thesis.slice(Math.max(0, start - reach), start);
  const right = thesis.slice(end, end + reach);
  const before = start > reach ? left.replace(/^(\S*\s+|[\uDC00-\uDFFF])/, '') : left;
  const after = end + reach < thesis.length ? right.replace(/(\s+\S*|[\uD800-\uDBFF])$/, '') : right;
  const from = start - before.length;
  const to = end + after.length;
  const text = `${from > 0 ? '…' : ''}${thesis.slice(from, to)}${to < thesis.length ? '…' : ''}`;
  const by = Number(from > 0) - from;
  return {
    text,
    ranges: ranges
      .filter((range) => range[0] >= from && range[0] < to)
      .map((range) => [range[0] + by, Math.min(range[1], to) + by]),
  };
}

function wordAt(text: string, [start, end]: Range): string {
  return text.slice(start, end).toLowerCase();
}
