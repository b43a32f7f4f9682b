/** The first words of a text, to name it by. */
export function shortened(words: string): string {
  return words.length > 80 ? `${words.slice(0, 79).trimEnd()}…` : words;
}
