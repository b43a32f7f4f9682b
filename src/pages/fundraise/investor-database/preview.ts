const previewLength = 120;

/** The beginning of a thesis, at most 120 characters; never half an emoji. */
export function preview(thesis: string): string {
  const characters = Array.from(thesis);
  if (characters.length <= previewLength) return thesis;
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}
