/**
 * Devanagari as names are written with Latin letters in India, for comparing alone: consonants by the usual (Hunterian) spelling,
 * and the vowel that a consonant holds by itself only where Hindi speaks it (शर्मा: sharma, मेहता: mehta).
 */
const consonants = read(`
क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh, न n,
प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h
`);
const vowels = read('अ a, आ a, इ i, ई ī, उ u, ऊ ū, ऋ ri, ए e, ऐ ai, ओ o, औ au, ऑ o, ऍ e');
const vowelSigns = read('ा a, ि i, ी ī, ु u, ू ū, ृ ri, े e, ै ai, ो o, ौ au, ॉ o, ॅ e');
const virama = '्';
const nasal = 'ं';
const firstDigit = '०'.charCodeAt(0);
const devanagari = /[\u0900-\u097f]/;

/** `vowel`: '' where the consonants end without one, null where it is the unwritten a. */
type Syllable = { consonants: string[]; vowel: string | null; isNasal: boolean };

/** How a folded word may be written with Latin letters; in no way where it is not in Devanagari. */
export function latinSpellings(word: string): string[] {
  if (!devanagari.test(word)) return [];
  const spoken = spelled(syllablesOf(word));
  // Long vowels are written either way: Kapur and Kapoor; and so are फ and व.
  const short = spoken.replaceAll('ī', 'i').replaceAll('ū', 'u');
  const long = spoken.replaceAll('ī', 'ee').replaceAll('ū', 'oo').replaceAll('ph', 'f').replaceAll('v', 'w');
  return [...new Set([short, long])].filter((spelling) => spelling !== '');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  // ज्ञ is spoken gya.
  for (const letter of word.replaceAll('ज्ञ', 'ग्य')) {
    const last = syllables.at(-1);
    const consonant = consonants.get(letter);
    const sign = vowelSigns.get(letter);
    if (consonant !== undefined && last?.vowel === '') {
      last.consonants.push(consonant);
      last.vowel = null;
    } else if (consonant !== undefined)
      syllables.push({ consonants: [consonant], vowel: null, isNasal: false });
    else if (last && letter === virama) last.vowel = '';
    else if (last && letter === nasal) last.isNasal = true;
    else if (last && sign !== undefined) last.vowel = sign;
    else syllables.push({ consonants: [], vowel: vowels.get(letter) ?? digit(letter), isNasal: false });
  }
  return syllables;
}

/**
 * From the end on, as each unwritten a depends on what follows it: it is silent at the end of a word, and between a vowel and a
 * single consonant that has a vowel.
 */
function spelled(syllables: Syllable[]): string {
  let text = '';
  let next: (Syllable & { isSpoken: boolean }) | null = null;
  for (let at = syllables.length - 1; at >= 0; at--) {
    const syllable = syllables[at];
    if (!syllable) continue;
    const { consonants: letters, vowel, isNasal } = syllable;
    const maySilence: boolean = at > 0 && letters.length === 1 && !isNasal;
    const isBefore: boolean = next === null || (next.isSpoken && next.consonants.length === 1);
    const isSpoken: boolean = vowel === null ? !(maySilence && isBefore) : vowel !== '';
    text = letters.join('') + (vowel ?? (isSpoken ? 'a' : '')) + (isNasal ? nasalBefore(text) : '') + text;
    next = { ...syllable, isSpoken };
  }
  return text;
}

function nasalBefore(text: string): string {
  if (/^[pbm]/.test(text)) return 'm';
  // सिंह: Singh.
  return text.startsWith('h') ? 'ng' : 'n';
}

function digit(letter: string): string {
  const value = letter.charCodeAt(0) - firstDigit;
  return value >= 0 && value <= 9 ? String(value) : letter;
}

function read(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(',').map((pair): [string, string] => {
      const [sign = '', latin = ''] = pair.trim().split(' ');
      return [sign, latin];
    }),
  );
}
