/** Letters that Unicode does not take apart, as people type them without the right keyboard. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
const special = /[ßæœøłđðþħı]/g;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** How a text is compared: lower case, without diacritics. Signs of Indic scripts are letters here and stay. */
export function fold(text: string): string {
  const lower = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return lower.replace(special, (letter) => plainLetters[letter] ?? letter);
}

export type PlacedWord = { word: string; start: number; end: number };

/** The folded words of a text and where each stands in it (UTF-16 units, end excluded). */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
}

export function foldedWords(text: string): string[] {
  return fold(text).match(wordPattern) ?? [];
}
