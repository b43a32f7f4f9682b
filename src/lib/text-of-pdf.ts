/** What a file may cost: letters of its text, inflated bytes of one stream, and of all of them. A few bytes can claim to be gigabytes. */
const most = { letters: 20_000, inflated: 1_000_000, inflatedInAll: 32_000_000 };

/**
 * What the letters of a PDF say, as far as they are written in a common encoding (PDF 32000-1, 9.4.3: the operators that
 * show text). Letters that only an embedded font can tell are left out; an encrypted file gives nothing. Reading ends at
 * about 20,000 letters.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const file = latin(bytes);
  if (/\/Encrypt\b/.test(file)) return '';
  const texts: string[] = [];
  const opening = /\bstream\r?\n/g;
  let letters = 0;
  let inflated = 0;
  for (let found = opening.exec(file); found; found = opening.exec(file)) {
    const start = opening.lastIndex;
    const dictionary = dictionaryBefore(file, found.index);
    if (dictionary === undefined) continue;
    const end = file.indexOf('endstream', start);
    if (end === -1) break;
    opening.lastIndex = end;
    const contents = await contentsOf(bytes.subarray(start, end), dictionary);
    inflated += contents.length;
    if (/\bBT\b/.test(contents)) {
      const text = shownBy(contents);
      texts.push(text);
      letters += text.length;
    }
    if (letters >= most.letters || inflated >= most.inflatedInAll) break;
  }
  return texts.join('\n').trim();
}

/** What is said of the stream that begins here, undefined where it is none. */
function dictionaryBefore(file: string, at: number): string | undefined {
  const before = file.slice(Math.max(0, at - 700), at);
  const own = before.slice(before.lastIndexOf('obj') + 1).trimEnd();
  return own.includes('<<') && own.endsWith('>>') ? own : undefined;
}

async function contentsOf(bytes: Uint8Array, dictionary: string): Promise<string> {
  if (/\/Subtype\s*\/Image|\/Length1\b/.test(dictionary)) return '';
  if (!dictionary.includes('/Filter')) return latin(bytes.subarray(0, most.inflated));
  if (!/\/FlateDecode/.test(dictionary)) return '';
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
      parts.push(latin(value));
      size += value.length;
    }
    await reader.cancel();
  } catch {
    // What follows the data is called a fault; what came before it is whole.
  }
  return parts.join('').slice(0, most.inflated);
}

/**
 * Strings of Tj, TJ, ' and ", with a new line wherever the place of writing is moved down. One that is not closed is taken as
 * it is: looking for its end again from each of its letters would take for ever.
 */
function shownBy(contents: string): string {
  const tokens = contents.matchAll(
    /\((?<string>(?:\\[^]|[^\\()])*)\)?|(?<gap>-\d{3,}(?:\.\d+)?)(?=[\s(\]])|\b(?<line>T\*|Td|TD|Tm|ET)\b|T\*|['"](?=\s)/g,
  );
  let text = '';
  for (const { groups } of tokens) {
    if (text.length >= most.letters) break;
    if (groups?.string !== undefined) text += unescaped(groups.string);
    else if (groups?.gap !== undefined) text += text.endsWith(' ') ? '' : ' ';
    else text += text.endsWith('\n') || text === '' ? '' : '\n';
  }
  return text.replace(/ +\n/g, '\n').trim();
}

function unescaped(string: string): string {
  return string.replace(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_, octal?: string, letter?: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return letter === undefined ? '' : (named[letter] ?? letter);
  });
}

const named: Record<string, string> = { n: '\n', r: '\n', t: ' ', b: '', f: '' };

/** A letter a byte, as the common encodings have them. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
