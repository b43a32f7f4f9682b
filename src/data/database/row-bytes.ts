const encoder = new TextEncoder();

/** How many bytes a row is, written as JSON in UTF-8: the browser packs it in ways of its own, about as large. */
export function rowBytes(row: unknown): number {
  return encoder.encode(JSON.stringify(row)).length;
}
