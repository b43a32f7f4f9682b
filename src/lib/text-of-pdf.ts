/**
 * What the letters of a PDF say, as far as they are written in a common encoding (PDF 32000-1, 9.4.3: the operators that
 * show text). Letters that only an embedded font can tell are left out; an encrypted file gives nothing.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const file = latin(bytes);
  if (/\/Encrypt\b/.test(file)) return '';
  const texts: string[] = [];
  for (const { index, 0: opening, groups } of file.matchAll(
    /(?<dictionary><<[^]{0,600}?>>)\s*stream\r?\n/g,
  )) {
    const start = index + opening.length;
    const end = file.indexOf('endstream', start);
    if (end === -1) break;
    const contents = await contentsOf(bytes.subarray(start, end), groups?.dictionary ?? '');
    if (/\bBT\b/.test(contents)) texts.push(shownBy(contents));
  }
  return texts.join('\n').trim();
}

async function contentsOf(bytes: Uint8Array, dictionary: string): Promise<string> {
  if (/\/Subtype\s*\/Image|\/Length1\b/.test(dictionary)) return '';
  if (!dictionary.includes('/Filter')) return latin(bytes);
  if (!/\/FlateDecode/.test(dictionary)) return '';
  return inflated(bytes);
}

/** What comes out until the end of the data; the end of line before `endstream` is no part of it. */
async function inflated(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: string[] = [];
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(latin(value));
    }
  } catch {
    // What follows the data is called a fault; what came before it is whole.
  }
  return parts.join('');
}

/** Strings of Tj, TJ, ' and ", with a new line wherever the place of writing is moved down. */
function shownBy(contents: string): string {
  const tokens = contents.matchAll(
    /\((?<string>(?:\\[^]|[^\\()])*)\)|(?<gap>-\d{3,}(?:\.\d+)?)(?=[\s(\]])|\b(?<line>T\*|Td|TD|Tm|ET)\b|T\*|['"](?=\s)/g,
  );
  let text = '';
  for (const { groups } of tokens) {
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
