/** Bytes as the letters of the common encoding of PDF files, a letter a byte; `byteOf` is the way back. */
export function letters(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** 0 to 255; letters that stand for no byte are 0. */
export function byteOf(letter: string): number {
  return bytes.get(letter) ?? 0;
}

const decoder = new TextDecoder('windows-1252');
const all = letters(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const bytes = new Map(Array.from(all, (one, at) => [one, at]));

/** What a string between brackets says (PDF 32000-1, 7.3.4.2), a letter a byte. */
export function unescaped(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|\r?\n|([^]))/g, (_, octal?: string, letter?: string) => {
    if (octal !== undefined) return all.charAt(Number.parseInt(octal, 8) % 256);
    return letter === undefined ? '' : (named[letter] ?? letter);
  });
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a string in hexadecimal digits says, a letter a byte. */
export function fromHex(digits: string): string {
  const pairs = digits.replace(/\s/g, '').match(/..?/g) ?? [];
  return letters(Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, '0'), 16)));
}

/** What such letters say where they are text on their own: UTF-16 where they begin with its mark, else as they are. */
export function textOf(string: string): string {
  return string.startsWith('þÿ') ? utf16(string.slice(2)) : string;
}

/** Big-endian, a letter a byte. */
export function utf16(string: string): string {
  const units = string.match(/[^]{2}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => (byteOf(unit[0] ?? '') << 8) | byteOf(unit[1] ?? '')));
}
