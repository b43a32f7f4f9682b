// No name is of more or longer words: without an end, each capital would have all that follows it looked through.
const firm =
  /(?:\p{Lu}[\p{L}\p{N}.'’-]{0,40}(?:\s{1,99}(?:&|and|of|the)\s{1,99}|\s{1,99})){1,8}(?:Ventures?|Capital|Partners|Funds?|Angels|Holdings|Investments|Investors|Advisors|Labs|Group|Technologies|Foods|Ltd|Limited|Inc|LLP|Pvt)\b/gu;

/** With these alone before it, it is a kind of firm or money and none in particular: what a sentence begins with, and which kind. */
const kinds = new Set(
  [
    'the a an and of & your our their these many most some all other for with from',
    'ask browse connect contact explore find meet raise reach search see use',
    'angel angels seed pre-seed venture ventures early growth indian india global private equity series micro impact family',
    'alternative investment mutual hedge debt social sector startup category i ii iii limited general working share risk paid-up',
    'pvt llp self help joint liability key strategic community farmer',
  ].flatMap((words) => words.split(' ')),
);

/** A text without the sentences that name a firm of which the material knows nothing. */
export function withoutStrangers(text: string, material: readonly string[]): string {
  const known = fold(material.join(' \n '));
  return sentencesOf(text)
    .filter((sentence) => !hasStranger(sentence, known))
    .join('')
    .trim();
}

/** Whether a text names a firm of which the material knows nothing. */
export function namesStranger(text: string, material: readonly string[]): boolean {
  return hasStranger(text, fold(material.join(' \n ')));
}

function hasStranger(text: string, known: string): boolean {
  return [...text.matchAll(firm)].some(([name]) => !isKnown(name, known));
}

/** The name, or what of it is left when the words before it that only begin the sentence are taken off. */
function isKnown(name: string, known: string): boolean {
  const words = name.split(/\s+/);
  if (words.slice(0, -1).every((word) => kinds.has(word.toLowerCase()))) return true;
  return words.slice(0, -1).some((_, from) => known.includes(fold(words.slice(from).join(' '))));
}

/** Case, accents and punctuation are how the same name differs. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

/** With the space after each; the number before an item of a list goes with the item. */
function sentencesOf(text: string): string[] {
  const sentence = /(?:(?<=(?:^|\n)[ \t]*)[ \t]*\d{1,2}[.)][ \t]+)?[^.!?।\n]*(?:[.!?।]+|\n|$)\s*/gu;
  return text.match(sentence)?.filter(Boolean) ?? [];
}
