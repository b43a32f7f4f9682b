/** The address that a text is, or null: `URL.parse` answers the same, and is not in every browser that the README names. */
export function addressOf(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
