export type LinkedPart = { text: string; href: string | null };

const address = /https?:\/\/[^\s<>"]+/gi;
const atTheEnd = /[.,;:!?'’”)\]}]+$/;

/** A text cut at the web addresses in it. Only http and https are links, and each says in full where it leads. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const words = withoutEnd(match[0]);
    if (!URL.canParse(words)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: words, href: new URL(words).href });
    at = match.index + words.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

/** The marks that end a sentence do not belong to the address before them; a bracket does where it was opened in it. */
function withoutEnd(words: string): string {
  const cut = words.replace(atTheEnd, '');
  return words[cut.length] === ')' && cut.includes('(') ? words.slice(0, cut.length + 1) : cut;
}
