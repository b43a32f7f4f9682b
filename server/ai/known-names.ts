const ends =
  'Ventures?|Capital|Partners|Funds?|Angels|Holdings|Investments|Investors|Advisors|Labs|Group|Technologies|Foods|Ltd|Limited|Inc|LLP|Pvt';
// No name is of more or longer words: without an end, each capital would have all that follows it looked through.
const firm = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}\p{N}.'’-]{0,40}(?:\s{1,99}(?:&|and|of|the)\s{1,99}|\s{1,99})){1,8}(?:${ends})\b`,
  'gu',
);
/** Between two names that are told together; a firm's own may have the same. */
const between = new RegExp(String.raw`(?<=\b(?:${ends}))\s+(?:&|and)\s+`, 'u');

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

/** Each of the names that are told together, or all of it as one. */
function isKnown(name: string, known: string): boolean {
  const [first = '', ...others] = name.split(between);
  if ([first, ...others].every((each) => isNamed(each, '', known))) return true;
  return others.length > 0 && isNamed(first, name.slice(first.length), known);
}

/** The name with what goes on behind it, or what is left when the words before it that only begin the sentence are taken off. */
function isNamed(name: string, behind: string, known: string): boolean {
  const words = name.split(/\s+/);
  const before = words.slice(0, -1);
  if (behind === '' && before.every((word) => kinds.has(word.toLowerCase()))) return true;
  return before.some((_, from) => known.includes(fold(words.slice(from).join(' ') + behind)));
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
