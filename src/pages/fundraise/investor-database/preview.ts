const previewLength = 120;

/** The beginning of a thesis, at most 120 characters, up to the end of a word where there are several; never half an emoji. */
export function preview(thesis: string): string {
  const end = previewEnd(thesis);
  return end < thesis.length ? `${thesis.slice(0, end)}…` : thesis;
}

/** How much of a thesis its preview shows, in UTF-16 units. */
export function previewEnd(thesis: string): number {
  // One character is at most two units; a thesis can be long.
  const characters = Array.from(thesis.slice(0, 2 * (previewLength + 1)));
  if (characters.length <= previewLength) return thesis.length;
  const cut = characters.slice(0, previewLength).join('');
  const words = /^\s/.test(characters[previewLength] ?? '') ? cut : cut.replace(/\s\S{0,40}$/, '');
  return words.replace(/[\s,;:.]+$/, '').length;
}
