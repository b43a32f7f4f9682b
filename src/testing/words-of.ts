/** What stands between the tags of each element of a kind, as one reads it. */
export function wordsOf(markup: string, element: string): string[] {
  const found = markup.matchAll(new RegExp(`<${element}\\b.*?</${element}>`, 'gs'));
  return [...found].map(([it]) => readable(it));
}

/** What each link says, and where it leads. */
export function linksOf(markup: string): [string, string][] {
  const found = markup.matchAll(/<a\b[^>]*href="([^"]*)".*?<\/a>/gs);
  return [...found].map(([link, href = '']) => [readable(link), href.replaceAll('&amp;', '&')]);
}

/** Markup without its tags. */
export function readable(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
