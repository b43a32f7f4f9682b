import { codesOf } from './pdf-cmap.ts';
import { fontsByContents, namesFor, tableOf } from './pdf-fonts.ts';
import { letters } from './pdf-letters.ts';
import { type Font, shownText } from './pdf-shown-text.ts';

/** What a file may cost: letters of its text, inflated bytes of one stream, and of all of them. A few bytes can claim to be gigabytes. */
const most = { letters: 20_000, inflated: 1_000_000, inflatedInAll: 32_000_000 };
/** Letters of what is said of one thing, and things of one file: more belongs to none that people share. */
const mostSaid = { letters: 20_000, things: 100_000 };

type Stream = { number: number; said: string; bytes: Uint8Array };
type Inflate = (stream: Stream) => Promise<string>;

/**
 * What the letters of a PDF say, as far as they are written in a common encoding, or in a font that says itself what its
 * letters are. Fonts that do not say so are left out; an encrypted file gives nothing. Reading ends at about 20,000 letters.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const file = letters(bytes);
  if (/\/Encrypt\b/.test(file)) return '';
  const { objects, streams } = partsOf(file, bytes);
  let left = most.inflatedInAll;
  const inflate: Inflate = async (stream) => {
    const contents = left > 0 ? await contentsOf(stream) : '';
    left -= contents.length;
    return contents;
  };
  for (const stream of streams.values())
    if (/\/Type\s*\/ObjStm\b/.test(stream.said)) unpack(await inflate(stream), stream.said, objects);

  const byContents = fontsByContents(objects);
  const known = new Map<number, Font>();
  const texts: string[] = [];
  let read = 0;
  for (const stream of streams.values()) {
    if (read >= most.letters || left <= 0) break;
    if (/\/Type\s*\/(ObjStm|XRef|Metadata)\b/.test(stream.said)) continue;
    const contents = await inflate(stream);
    if (!/\bBT\b/.test(contents)) continue;
    const fonts = new Map<string, Font>();
    for (const [name, number] of byContents.get(stream.number) ?? namesFor(stream.said, objects)) {
      if (!known.has(number)) known.set(number, await fontOf(objects.get(number), streams, inflate));
      fonts.set(name, known.get(number) ?? null);
    }
    const text = shownText(contents, fonts, most.letters);
    texts.push(text);
    read += text.length;
  }
  return texts.join('\n').trim();
}

async function fontOf(
  said: string | undefined,
  streams: ReadonlyMap<number, Stream>,
  inflate: Inflate,
): Promise<Font> {
  if (said === undefined) return null;
  const table = tableOf(said);
  if (typeof table !== 'number') return table;
  const stream = streams.get(table);
  return stream ? codesOf(await inflate(stream)) : null;
}

/** The numbered things of a file and, of those that are streams, their data; of two with one number the later, as readers do. */
function partsOf(
  file: string,
  bytes: Uint8Array,
): { objects: Map<number, string>; streams: Map<number, Stream> } {
  const objects = new Map<number, string>();
  const streams = new Map<number, Stream>();
  const mark = /\b(?<number>\d{1,10})\s{1,2}\d{1,5}\s{1,2}obj\b|\b(?<stream>stream)\r?\n|\bendobj\b/g;
  let open: { number: number; from: number } | undefined;
  for (let found = mark.exec(file); found && objects.size < mostSaid.things; found = mark.exec(file)) {
    const { number, stream } = found.groups ?? {};
    if (number !== undefined) {
      open = { number: Number(number), from: mark.lastIndex };
      continue;
    }
    if (!open) continue;
    const said = file.slice(open.from, Math.min(found.index, open.from + mostSaid.letters)).trim();
    objects.set(open.number, said);
    if (stream === undefined) streams.delete(open.number);
    else if (said.startsWith('<<') && said.endsWith('>>')) {
      const from = mark.lastIndex;
      const to = file.indexOf('endstream', from);
      if (to === -1) break;
      mark.lastIndex = to;
      streams.delete(open.number);
      streams.set(open.number, { number: open.number, said, bytes: bytes.subarray(from, to) });
    } else continue;
    open = undefined;
  }
  return { objects, streams };
}

/** Adds the things that a stream holds (PDF 32000-1, 7.5.7): first pairs of number and place, then what is said of each. */
function unpack(contents: string, said: string, objects: Map<number, string>): void {
  const [, first] = /\/First\s+(\d{1,10})/.exec(said) ?? [];
  if (first === undefined) return;
  const pairs = [...contents.slice(0, Number(first)).matchAll(/(\d{1,10})\s+(\d{1,10})/g)];
  const places = pairs.map(([, number, place]) => ({
    number: Number(number),
    at: Number(first) + Number(place),
  }));
  for (const [index, { number, at }] of places.entries()) {
    if (objects.size >= mostSaid.things) return;
    const to = Math.min(places[index + 1]?.at ?? contents.length, at + mostSaid.letters);
    if (!objects.has(number)) objects.set(number, contents.slice(at, to).trim());
  }
}

async function contentsOf({ bytes, said }: Stream): Promise<string> {
  if (/\/Subtype\s*\/Image|\/Length1\b/.test(said)) return '';
  if (!said.includes('/Filter')) return letters(bytes.subarray(0, most.inflated));
  if (!/\/FlateDecode/.test(said)) return '';
  return inflated(bytes);
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
