import { byteOf, fromHex, utf16 } from './pdf-letters.ts';

/** How a font's codes are read. */
export type Codes = {
  /** Bytes of a code. */
  width: number;
  /** What each code stands for. */
  says: ReadonlyMap<number, string>;
  /** Whether one of them stands for the space between words. */
  hasSpace: boolean;
};

/** No font has more letters than two bytes can number: what names more is no font. */
const mostCodes = 65_536;

/**
 * Reads a font's own table of what its codes stand for (PDF 32000-1, 9.10.3: ToUnicode). Codes of several widths in one
 * font are read as those of its first.
 */
export function codesOf(table: string): Codes {
  const says = new Map<number, string>();
  const [, first = ''] = /begincodespacerange\s*<([0-9A-Fa-f]{2,8})>/.exec(table) ?? [];
  let left = mostCodes;
  /** Answers whether there is room for more. */
  const note = (code: number, text: string) => {
    left -= 1;
    if (left >= 0) says.set(code, text);
    return left > 0;
  };
  for (const [, kind, part = ''] of table.matchAll(/beginbf(char|range)([^a-z]*)/g)) {
    const words = part.match(/<[0-9A-Fa-f\s]*>|\[|\]/g) ?? [];
    if (kind === 'char')
      for (let at = 0; at + 1 < words.length; at += 2) note(number(words[at]), target(words[at + 1]));
    else readRanges(words, note);
  }
  return {
    width: Math.max(1, Math.ceil(first.length / 2)),
    says,
    hasSpace: [...says.values()].includes(' '),
  };
}

/** From one code to another: what the first stands for, the others in its order, or a list of what each does. */
function readRanges(words: string[], note: (code: number, text: string) => boolean): void {
  for (let at = 0; at + 2 < words.length; ) {
    const from = number(words[at]);
    const many = number(words[at + 1]) - from + 1;
    const isList = words[at + 2] === '[';
    const text = target(words[at + 2]);
    at += 3;
    if (!isList) {
      for (let step = 0; step < many; step += 1) if (!note(from + step, stepped(text, step))) return;
      continue;
    }
    for (let step = 0; at < words.length && words[at] !== ']'; step += 1, at += 1)
      if (step < many) note(from + step, target(words[at]));
    at += 1;
  }
}

function number(hex = ''): number {
  return Number.parseInt(hex.slice(1, -1), 16);
}

function target(hex = ''): string {
  return utf16(fromHex(hex.slice(1, -1)));
}

function stepped(text: string, step: number): string {
  if (text === '') return '';
  const points = Array.from(text);
  const last = points.pop()?.codePointAt(0) ?? 0;
  return points.join('') + String.fromCodePoint(Math.min(last + step, 0x10ffff));
}

/** What a string of these codes says; of a code that the table has not, nothing. */
export function decoded(string: string, { width, says }: Codes): string {
  let text = '';
  for (let at = 0; at + width <= string.length; at += width) {
    let code = 0;
    for (const letter of string.slice(at, at + width)) code = code * 256 + byteOf(letter);
    text += says.get(code) ?? '';
  }
  // One sign for two or three letters, as printers join them.
  return text.replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize('NFKC'));
}
