/** As many of a text's first letters, whole with their marks, as take at most `most` UTF-16 units. */
export function firstLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { segment } of new Intl.Segmenter('en-IN').segment(text)) {
    if (end + segment.length > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
