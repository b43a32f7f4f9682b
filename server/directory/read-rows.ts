import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { ImportFault } from './import-fault.ts';
import { withDelimiter } from './with-delimiter.ts';

/** One row of a CSV file. `line` is the line of the file it begins on, the first line being 1. */
export type CsvRow = { line: number; cells: string[] } | { line: number; refused: string };

const longestRow = 1_000_000;
const strict = {
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: '\n',
  max_record_size: longestRow,
};
const relaxed = { ...strict, relax_quotes: true };

/**
 * The rows of a CSV file in order, the header being the first, read as they are asked for.
 * Lines that are empty are no rows. Throws ImportFault where the rest of the file cannot be told into rows.
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow, void> {
  const { delimiter, text: decoded } = await withDelimiter(decodeText(bytes), longestRow);
  const text = Readable.from(decoded);
  // A parser that fails drops the rows nobody has taken yet: how far it came is known here alone.
  let parsedTo = 0;
  const parser = parse({
    ...relaxed,
    delimiter,
    raw: true,
    on_record(record: string[], { lines }) {
      parsedTo = lines;
      return record;
    },
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let line = 1;
  let columns = 0;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      const begins = line + (/^\n*/.exec(raw)?.[0].length ?? 0);
      line += raw.split('\n').length - 1;
      columns ||= record.length;
      if (record.length === 1 && record[0]?.trim() === '') continue;
      if (isTorn(record, raw, columns, delimiter)) yield* rowsByLine(raw, begins, delimiter);
      else yield { line: begins, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportFault(inWords(error, parsedTo + 1)) : error;
  } finally {
    text.destroy();
  }
}

/**
 * An opening quotation mark without its closing one takes the lines after it into its own cell, until some other
 * mark ends it. The parser, being lenient, then keeps the mark itself in the cell; a cell that begins with one of its own
 * looks the same, but then each mark of the row is where it belongs.
 */
function isTorn(cells: string[], raw: string, columns: number, delimiter: string): boolean {
  if (!raw.trim().includes('\n')) return false;
  if (cells.length !== columns) return true;
  return cells.some((cell) => cell.startsWith('"') && cell.includes('\n')) && !isStrict(raw, delimiter);
}

function isStrict(raw: string, delimiter: string): boolean {
  try {
    return parseAtOnce(raw, { ...strict, delimiter }).length === 1;
  } catch (error) {
    if (error instanceof CsvError) return false;
    throw error;
  }
}

/** Each line on its own, so that one missing mark costs one row and not those after it. */
function* rowsByLine(raw: string, begins: number, delimiter: string): Generator<CsvRow> {
  const lines = raw.replace(/^\n+/, '').split('\n');
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = begins + index;
    try {
      const [cells = []] = parseAtOnce(text, { ...relaxed, delimiter });
      yield { line, cells };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      yield { line, refused: 'a quotation mark is missing' };
    }
  }
}

function inWords(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return `A quotation mark opened at line ${line} or soon after it is never closed.`;
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `The row at line ${line} is longer than ${longestRow} characters. Is a quotation mark missing, or is this not a CSV file?`;
  }
  return `The file cannot be read as CSV at line ${line}: ${error.message}`;
}
