// Queries made mechanically from records: each has one record that whoever typed it wants.
import { seededRandom } from '#server/seed/random.ts';
import type { Investor } from '#sync/records/investor.ts';

export type QueryClass = 'name' | 'typo' | 'prefix' | 'two words' | 'city' | 'phrase' | 'joined';
export type WantedQuery = { kind: QueryClass; text: string; wanted: number };

export const queryClasses: QueryClass[] = ['name', 'typo', 'prefix', 'two words', 'city', 'phrase', 'joined'];

/** As many of each class, but for the remainder. Random choices come from the seed alone. */
export function queriesFrom(investors: Investor[], count: number, seed: number): WantedQuery[] {
  const random = seededRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  return Array.from({ length: count }, (_, at) => {
    const investor = investors[below(investors.length)];
    const kind = queryClasses[at % queryClasses.length];
    if (!investor || !kind) throw new RangeError('There are no records to ask for');
    return { kind, text: textOf(kind, investor, below), wanted: investor.id };
  });
}

function textOf(kind: QueryClass, investor: Investor, below: (end: number) => number): string {
  const name = investor.name.toLowerCase();
  const words = name.split(' ');
  const [first = '', second = ''] = words;
  if (kind === 'typo') return [mistyped(first, below), ...words.slice(1)].join(' ');
  if (kind === 'prefix') return name.slice(0, Math.max(4, Math.ceil(name.length * 0.6))).trim();
  // The other way round: nobody remembers the order.
  if (kind === 'two words') return `${second} ${first}`;
  if (kind === 'city') return `${first} ${investor.globalHQ.split(',')[0]?.toLowerCase() ?? ''}`;
  if (kind === 'phrase') return phraseOf(investor.investmentThesis, below);
  if (kind === 'joined') return mistyped(mistyped(words.slice(0, 2).join(''), below), below);
  return name;
}

/** Four words that stand side by side. */
function phraseOf(thesis: string, below: (end: number) => number): string {
  const words = thesis.toLowerCase().replaceAll(/[.,]/g, '').split(' ');
  const start = below(Math.max(1, words.length - 5));
  return words.slice(start, start + 5).join(' ');
}

/** One letter left out, doubled, changed, or swapped with the next; not the first. */
function mistyped(word: string, below: (end: number) => number): string {
  if (word.length < 4) return word;
  const at = 1 + below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = below(4);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  if (kind === 2) return `${before}${letter === 'a' ? 'o' : 'a'}${after}`;
  return before + after.charAt(0) + letter + after.slice(1);
}
