/** What a field is called where it is spoken of: that it may be left empty is for who fills it in. */
export function labelInWords(label: string): string {
  return label.replace(/ \(optional\)$/, '');
}
