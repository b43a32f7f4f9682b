import { draw, often } from './draw.ts';

/** Lists that nobody keeps, the longest first. */
const sources = [
  'Open Cheque Register',
  'Banyan Angel Index',
  'Harbour Venture Yearbook',
  'Founders and Funds, reader reports',
  'Early Money Survey',
];
/** Each list is gone through in rounds, the newest first; the steps between them, in days, differ from list to list. */
const newest = Date.UTC(2026, 9, 26);
const rounds = 10;
const day = 86_400_000;

/** Where a fictional firm is known from, and of which day (YYYY-MM-DD). One in fifty is of a list that nobody named. */
export function originOfFirm(random: () => number): { source: string; asOf: string } {
  const source = often(random, sources);
  const step = 31 + 7 * sources.indexOf(source);
  const round = often(random, [...Array(rounds).keys()]);
  const asOf = new Date(newest - round * step * day).toISOString().slice(0, 10);
  return draw(random, [...Array(50).keys()]) === 0 ? { source: '', asOf: '' } : { source, asOf };
}
