const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Diacritics of Latin letters, the dot under borrowed letters of Hindi, and what joins letters or keeps them apart. */
// oxlint-disable-next-line no-misleading-character-class -- these signs are meant one by one
const silent = /[\u0300-\u036f\u093c\u200c\u200d]/g;
const vowels = /[aeiouy]/;
const isDevanagari = /[\u0900-\u097f]/;
/** The endings of Hindi words that only tell number and case, longest first. */
const hindiEndings = /(ियों|ियां|ाओं|ुओं|ों|ें|ीं|ां|े|ी|ा|ि|ो|ु|ू)$/u;

/** How words are compared: lower case, without diacritics, digits of Hindi as ours, one spelling of the nasals. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(silent, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

export type PlainWord = {
  /** As it stands in the text. */
  written: string;
  folded: string;
  stem: string;
};

/** The same words come again and again: each is folded once. Emptied when full, so that hostile text cannot fill memory. */
const known = new Map<string, PlainWord>();
const mostKnown = 20_000;
const longestKnown = 40;

/** The words of a text in their order, each with its stem. */
export function plainWords(text: string): PlainWord[] {
  return (text.match(wordPattern) ?? []).map(plainWord);
}

function plainWord(written: string): PlainWord {
  const before = known.get(written);
  if (before) return before;
  const folded = fold(written);
  const word = { written, folded, stem: stemOf(folded) };
  if (written.length > longestKnown) return word;
  if (known.size >= mostKnown) known.clear();
  known.set(written, word);
  return word;
}

/** A word without the endings that change nothing of what is asked for: "farming" and "farms", "किसानों" and "किसान". */
function stemOf(word: string): string {
  if (isDevanagari.test(word)) {
    const bare = word.replace(hindiEndings, '');
    return bare.length >= 2 ? bare : word;
  }
  return withoutE(withoutEnding(word));
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && /[^sui]s$/.test(word)) return withoutEnding(word.slice(0, -1));
  if (word.length > 5 && word.endsWith('ing')) return bared(word, word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')) return bared(word, word.slice(0, -2));
  return word;
}

/** "planning" is of "plan", but "string" and "selling" keep their letters. */
function bared(word: string, bare: string): string {
  if (!vowels.test(bare) || bare.length < 3) return word;
  return /([^aeioulsz])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}

function withoutE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
