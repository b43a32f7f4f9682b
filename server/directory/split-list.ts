/** The parts of a comma-separated list. A part that holds a comma stands in quotation marks, doubled inside, as in CSV. */
export function splitList(list: string): string[] {
  // Line ends before a quotation mark are passed one by one: all looked through from each of them on, many would take minutes.
  const parts = list.match(/[^\S\n]*"(?:[^"]|"")*"\s*(?=,|;|\n|$)|[^,;\n]+/g) ?? [];
  const plain = parts.map((part) => unquoted(part.trim())).filter((part) => part !== '');
  return [...new Set(plain)];
}

function unquoted(part: string): string {
  return /^".*"$/s.test(part) ? part.slice(1, -1).replaceAll('""', '"').trim() : part;
}
