import { foldedWords } from './fold.ts';

/**
 * A place by the folded words of each of its names, what it is called first; `loose` are words that lead to it, but are not
 * looked for when it is meant; `wider` what the places are called that it lies in, its country first.
 */
export type Place = { names: string[][]; loose: string[][]; wider: string[] };

/** Of lines as they stand in sync/places. */
export function readPlaces(lines: string): Place[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [called = '', wider = ''] = line.split('>');
      const [names = '', loose = ''] = called.split('/');
      return {
        names: listed(names),
        loose: listed(loose),
        wider: listed(wider).map((words) => words.join(' ')),
      };
    });
}

function listed(names: string): string[][] {
  return names
    .split(',')
    .map(foldedWords)
    .filter((words) => words.length > 0);
}
