import { foldedWords } from './fold.ts';

export const investorsPerPage = 9;

/** '' where the person chose nothing. `page` counts from 1. */
export type SearchQuery = {
  text: string;
  stage: string;
  type: string;
  country: string;
  roundSize: string;
  page: number;
};

/** How many investors a filter of that name would find. */
export type Count = { name: string; investors: number };

const longestQuery = 12;

/** The folded words that are looked for, as they were typed. */
export function typedWords(text: string): string[] {
  return foldedWords(text).slice(0, longestQuery);
}
