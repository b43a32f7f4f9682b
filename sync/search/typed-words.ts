import { foldedWords } from './fold.ts';
import { longestText } from './search-query.ts';

const longestWord = 64;
const mostWords = 12;

/** As much of a text as is looked for. */
export function textLookedFor(text: string): string {
  return beginningOf(text, longestText);
}

/** The folded words that are looked for, as they were typed. */
export function typedWords(text: string): string[] {
  return foldedWords(textLookedFor(text))
    .slice(0, mostWords)
    .map((word) => beginningOf(word, longestWord));
}

/** Not with half of a letter that two units make. */
function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}
