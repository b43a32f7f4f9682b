export type TextPart = { text: string; href: string | null };

/** A text cut at its [links](/path): only paths of this site are links. */
export function inlineLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)) {
    const [whole, label = '', href = ''] = match;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: label, href });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

/** The text as it is read, without the addresses of its links. */
export function withoutLinks(text: string): string {
  return inlineLinks(text)
    .map((part) => part.text)
    .join('');
}
