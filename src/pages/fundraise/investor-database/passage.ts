import type { Range } from '#src/directory/highlight.ts';
import { preview } from './preview.ts';

/** So many characters stand before what was found, and about twice as many from there on. */
const before = 30;

/**
 * The words of a thesis around the first of what was found in it, with the places of all that was, where that lies behind the
 * preview; null where the preview shows some of it, or nothing was found.
 */
export function passage(thesis: string, ranges: readonly Range[]): { text: string; ranges: Range[] } | null {
  const [first] = ranges;
  if (!first || first[0] < preview(thesis).length) return null;
  const from = thesis.lastIndexOf(' ', first[0] - before) + 1;
  const space = thesis.indexOf(' ', first[1] + before);
  const to = space < 0 ? thesis.length : space;
  return {
    text: `…${thesis.slice(from, to)}${to < thesis.length ? '…' : ''}`,
    ranges: ranges.filter(([, end]) => end <= to).map(([start, end]) => [start - from + 1, end - from + 1]),
  };
}
