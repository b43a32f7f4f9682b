import { industryNames } from '../industries/industry-names.ts';
import { foldedWords } from './fold.ts';
import type { OtherName } from './other-name.ts';

/** By each name of an industry the words that tell of it, itself first. */
export const namesOfIndustries: ReadonlyMap<string, OtherName[]> = new Map(
  industryNames
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [names = [], parts = []] = line.split(':').map(listed);
      return names.map((own): [string, OtherName[]] => [
        own.join(' '),
        [
          { words: own, stands: 'anywhere', isPart: false },
          ...names.filter((name) => name !== own).map((words) => inTexts(words, false)),
          ...parts.map((words) => inTexts(words, true)),
        ],
      ]);
    }),
);

function inTexts(words: string[], isPart: boolean): OtherName {
  return { words, stands: 'in texts', isPart };
}

function listed(names: string): string[][] {
  return names
    .split(',')
    .map(foldedWords)
    .filter((words) => words.length > 0);
}
