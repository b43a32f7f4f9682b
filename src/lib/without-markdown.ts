/** The words of a text in markdown, for whoever hears them in one piece; each line ends with a pause. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>])[ \t]+/gm, '')
    .replace(/(\*{1,3}|\b_{1,2})(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/`/g, '')
    .replace(/([^\s.!?:;,।…"”])[ \t]*$/gm, '$1.')
    .replace(/\s+/g, ' ')
    .trim();
}
