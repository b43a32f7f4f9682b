import { fold } from './fold.ts';

const lettersApart = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:(?:\.\s|\s)\p{L})+(?![\p{L}\p{M}\p{N}])/gu;

/** The initials that stand apart in a name, folded, as one word: “J P Morgan” and “J. P. Morgan” are found by jp. */
export function initialsIn(name: string): string[] {
  return (fold(name).match(lettersApart) ?? []).map((letters) => letters.replace(/[.\s]/g, ''));
}
