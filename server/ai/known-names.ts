const firm =
  /(?:\p{Lu}[\p{L}\p{N}.'’-]*(?:\s+(?:&|and|of|the)\s+|\s+))+(?:Ventures?|Capital|Partners|Funds?|Angels|Holdings|Investments|Investors|Advisors|Labs|Group|Technologies|Foods|Ltd|Limited|Inc|LLP|Pvt)\b/gu;

/** With these alone before it, it is a kind of firm and none in particular. */
const kinds = new Set(
  'the a an and of & angel angels seed venture ventures early growth indian india global private equity series micro impact family'.split(
    ' ',
  ),
);

/** A text without the sentences that name a firm of which the material knows nothing. */
export function withoutStrangers(text: string, material: readonly string[]): string {
  const known = fold(material.join(' \n '));
  return sentencesOf(text)
    .filter((sentence) => [...sentence.matchAll(firm)].every(([name]) => isKnown(name, known)))
    .join('')
    .trim();
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

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?।\n]*(?:[.!?।]+(?=\s|$)|\n|[.!?।]|$)\s*/gu)?.filter(Boolean) ?? [];
}
