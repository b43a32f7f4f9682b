/** Lines of a table as a file that spreadsheets open. */
export function csvFile(lines: readonly (readonly string[])[]): Blob {
  // The mark at the beginning has spreadsheets read it as UTF-8.
  return new Blob(['\uFEFF', toCsv(lines)], { type: 'text/csv;charset=utf-8' });
}

/**
 * Lines of a table as CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it: text of
 * other people may stand in it. Source: OWASP, "CSV Injection".
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(asCell).join(',')}\r\n`).join('');
}

function asCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
