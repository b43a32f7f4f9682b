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
  // At the end of a Greek word.
  ς: 'σ',
  // Two spellings of one nasal: चाँद, चांद.
  '\u0901': '\u0902',
};
const special = /[ßæœøłđðþħıς\u0901]/g;
/**
 * Signs that are often left out when typing: diacritics; points and accents of Hebrew and Arabic, and the letter that only
 * stretches a word; the dot under borrowed letters of Hindi (फ़ंड, फंड); what joins letters or keeps them apart.
 */
// oxlint-disable-next-line no-misleading-character-class -- these signs are meant one by one
const silent = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u200c\u200d]/g;
/** Initials with a point after each are one word: “U.S.” is US. */
const wordPattern =
  /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
const point = '.'.charCodeAt(0);
export const asciiOnly = /^\p{ASCII}*$/u;

/** How a text is compared: lower case, without diacritics. Signs of Indic scripts are letters here and stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (asciiOnly.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(silent, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter);
}

export type PlacedWord = { word: string; start: number; end: number };

/** The folded words of a text and where each stands in it (UTF-16 units, end excluded). */
export function placedWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: withoutPoints(fold(word)),
    start: index,
    end: index + word.length,
  }));
}

export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return asciiOnly.test(folded) ? asciiWords(folded) : (folded.match(wordPattern) ?? []).map(withoutPoints);
}

/** By hand ten times as fast as the pattern, which an index of millions of words feels. */
function asciiWords(folded: string): string[] {
  const words: string[] = [];
  let start = -1;
  let initials = '';
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const isLetter = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (isLetter && start < 0) start = at;
    else if (!isLetter && start >= 0) {
      const word = initials + folded.slice(start, at);
      const goesOn =
        code === point && at === start + 1 && isInitial(folded, start) && isInitial(folded, at + 1);
      if (!goesOn) words.push(word);
      initials = goesOn ? word : '';
      start = -1;
    }
  }
  if (start >= 0) words.push(initials + folded.slice(start));
  return words;
}

/** True of a letter after which its word ends. */
function isInitial(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  return code >= 97 && code <= 122 && !/[a-z0-9]/.test(folded.charAt(at + 1));
}

function withoutPoints(word: string): string {
  return word.replaceAll('.', '');
}
