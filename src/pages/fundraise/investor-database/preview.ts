const previewLength = 120;

/** The beginning of a thesis, at most 120 characters, up to the end of a word where there are several; never half an emoji. */
export function preview(thesis: string): string {
  const characters = Array.from(thesis);
  if (characters.length <= previewLength) return thesis;
  const cut = characters.slice(0, previewLength).join('');
  const words = /^\s/.test(characters[previewLength] ?? '') ? cut : cut.replace(/\s\S{0,40}$/, '');
  return `${words.replace(/[\s,;:.]+$/, '')}…`;
}
