import { type Budget, readingBudget } from './pdf-budget.ts';
import { type Codes, codesOf } from './pdf-cmap.ts';
import { isSimple, namesFor, pagesByContents, tableOf } from './pdf-fonts.ts';
import { letters } from './pdf-letters.ts';
import { type Look, lookingIn, partsOf, type Stream, unpack } from './pdf-objects.ts';
import { type Font, shownText } from './pdf-shown-text.ts';

/** What a file may give: letters of its text, and inflated bytes of one stream. A few bytes can claim to be gigabytes. */
const most = { letters: 20_000, inflated: 1_000_000 };

/** What a stream costs beside its letters, in letters: beginning to inflate takes about as long as reading so many. */
const streamCost = 2_000;

/**
 * What the letters of a PDF say, as far as they are written in a common encoding, or in a font that says itself what its
 * letters are. Fonts that do not say so are left out; an encrypted file gives nothing. Reading ends at about 20,000 letters,
 * or with the budget.
 */
export async function textOfPdf(bytes: Uint8Array, budget = readingBudget()): Promise<string> {
  const file = letters(bytes);
  if (/\/Encrypt\b/.test(file)) return '';
  const { finding, reading } = budget;
  const parts = partsOf(file, bytes, finding);
  const { objects, streams } = parts;
  for (const stream of streams.values())
    if (/\/Type\s*\/ObjStm\b/.test(stream.said))
      unpack(await contentsOf(stream, finding), stream, parts, finding);

  const pages = pagesByContents(objects.keys(), lookingIn(objects, finding));
  const look = lookingIn(objects, reading);
  const fontOf = fontsIn(look, streams, reading, budget.codes);
  const texts: string[] = [];
  let read = 0;
  for (const stream of streams.values()) {
    if (read >= most.letters || reading.left <= 0) break;
    if (/\/Type\s*\/(ObjStm|XRef|Metadata)\b/.test(stream.said)) continue;
    const contents = await contentsOf(stream, reading);
    if (!/\bBT\b/.test(contents)) continue;
    const fonts = new Map<string, Font>();
    const owner = look(pages.get(stream.number) ?? stream.number) ?? '';
    for (const [name, number] of namesFor(owner, look)) fonts.set(name, await fontOf(number));
    const text = shownText(contents, fonts, most.letters);
    texts.push(text);
    read += text.length;
  }
  return texts.join('\n').trim();
}

/** Reads each font once, and each table once: many fonts may refer to one. */
function fontsIn(
  look: Look,
  streams: ReadonlyMap<number, Stream>,
  budget: Budget,
  codes: Budget,
): (number: number) => Promise<Font> {
  const fonts = new Map<number, Font>();
  const tables = new Map<number, Codes | null>();
  const read = async (number: number): Promise<Font> => {
    const said = look(number);
    if (said === undefined) return null;
    const at = tableOf(said);
    if (at === undefined) return isSimple(said) ? 'common' : null;
    const stream = streams.get(at);
    const table = tables.get(at) ?? (stream ? codesOf(await contentsOf(stream, budget), codes) : null);
    tables.set(at, table);
    return table && isSimple(said) ? { ...table, width: 1, isSimple: true } : table;
  };
  return async (number) => {
    const font = fonts.has(number) ? fonts.get(number) : await read(number);
    fonts.set(number, font ?? null);
    return font ?? null;
  };
}

/** The data of a stream, as far as it can hold text. */
async function contentsOf({ bytes, said }: Stream, budget: Budget): Promise<string> {
  if (budget.left <= 0 || /\/Subtype\s*\/Image|\/Length1\b/.test(said)) return '';
  const isPlain = !said.includes('/Filter');
  if (!isPlain && !/\/FlateDecode/.test(said)) return '';
  const contents = isPlain ? letters(bytes.subarray(0, most.inflated)) : await inflated(bytes);
  budget.left -= contents.length + streamCost;
  return contents;
}

/** What comes out until the end of the data, or until it is too much; the end of line before `endstream` is no part of it. */
async function inflated(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: string[] = [];
  try {
    for (let size = 0; size < most.inflated; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(letters(value));
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // What follows the data is called a fault; what came before it is whole.
  }
  return parts.join('').slice(0, most.inflated);
}
