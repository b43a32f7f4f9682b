import type { Budget } from './pdf-budget.ts';
import { byteOf, fromHex, utf16 } from './pdf-letters.ts';

/** How a font's codes are read. */
export type Codes = {
  /** Bytes of a code. */
  width: number;
  /** What each code stands for. */
  says: ReadonlyMap<number, string>;
  /** Whether one of them stands for the space between words. */
  hasSpace: boolean;
  /** Whether each byte is a letter, so that one which the table has not stands for itself. */
  isSimple: boolean;
};

/** Hexadecimal digits of what one code stands for: 512 bytes (PDF 32000-1, 9.10.3). */
const mostDigits = 1_024;

/**
 * Reads a font's own table of what its codes stand for (PDF 32000-1, 9.10.3: ToUnicode). Codes of several widths in one
 * font are read as those of its first.
 */
export function codesOf(table: string, budget: Budget): Codes {
  const says = new Map<number, string>();
  let hasSpace = false;
  const [, first = ''] = /begincodespacerange\s*<([0-9A-Fa-f]{2,8})>/.exec(table) ?? [];
  /** Answers whether there is room for more. */
  const note = (code: number, text: string) => {
    budget.left -= 1 + text.length;
    if (budget.left < 0) return false;
    says.set(code, text);
    hasSpace ||= text === ' ';
    return true;
  };
  for (const part of table.split(/(?=beginbf|endbf)/)) {
    const [, kind] = /^beginbf(char|range)/.exec(part) ?? [];
    if (kind === undefined) continue;
    const words = part.match(/<[0-9A-Fa-f\s]*>|\[|\]/g) ?? [];
    if (kind === 'char')
      for (let at = 0; at + 1 < words.length; at += 2) note(number(words[at]), target(words[at + 1]));
    else readRanges(words, note);
  }
  return { width: Math.max(1, Math.ceil(first.length / 2)), says, hasSpace, isSimple: false };
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
  return utf16(fromHex(hex.slice(1, -1).slice(0, mostDigits)));
}

function stepped(text: string, step: number): string {
  if (text === '') return '';
  const points = Array.from(text);
  const last = points.pop()?.codePointAt(0) ?? 0;
  return points.join('') + String.fromCodePoint(Math.min(last + step, 0x10ffff));
}

/** What a string of these codes says, to about `most` letters; of a code that the table has not, nothing. */
export function decoded(string: string, { width, says, isSimple }: Codes, most: number): string {
  let text = '';
  for (let at = 0; at + width <= string.length && text.length < most; at += width) {
    const letters = string.slice(at, at + width);
    let code = 0;
    for (const letter of letters) code = code * 256 + byteOf(letter);
    text += says.get(code) ?? (isSimple && letters >= ' ' ? letters : '');
  }
  // One sign for two or three letters, as printers join them.
  return text.replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize('NFKC'));
}
