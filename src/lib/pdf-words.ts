import { fromHex, unescaped } from './pdf-letters.ts';

/** What the contents of a page are made of (PDF 32000-1, 7.2 and 7.8.2). Brackets count as operators. */
type Word = { string: string; isHex: boolean } | { number: number } | { name: string } | { operator: string };

const word =
  /<(?<hex>[0-9A-Fa-f\s]*)>|(?<number>[-+]?(?:\d+\.?\d*|\.\d+))|\/(?<name>[^\s()<>[\]{}/%]*)|(?<operator>\(|<<|>>|[[\]]|[A-Za-z'"][A-Za-z0-9*]*)/g;

/** Each in its turn; strings a letter a byte. The data of pictures that stand among them are left out. */
export function* wordsOf(contents: string): Generator<Word> {
  const words = new RegExp(word);
  for (let found = words.exec(contents); found; found = words.exec(contents)) {
    const { hex, number, name, operator } = found.groups ?? {};
    if (hex !== undefined) yield { string: fromHex(hex), isHex: true };
    else if (number !== undefined) yield { number: Number(number) };
    else if (name !== undefined) yield { name };
    else if (operator === '(') {
      const from = words.lastIndex;
      const to = endOfString(contents, from);
      words.lastIndex = to + 1;
      yield { string: unescaped(contents.slice(from, to)), isHex: false };
    } else if (operator === 'ID') {
      const end = /\sEI(?![A-Za-z0-9])/g;
      end.lastIndex = words.lastIndex;
      if (!end.test(contents)) return;
      words.lastIndex = end.lastIndex;
    } else if (operator !== undefined) yield { operator };
  }
}

/** Brackets within a string come in pairs, unless they are escaped. One that is never closed goes to the end. */
function endOfString(contents: string, from: number): number {
  let open = 1;
  for (let at = from; at < contents.length; at += 1) {
    const letter = contents[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') open += 1;
    else if (letter === ')') open -= 1;
    if (open === 0) return at;
  }
  return contents.length;
}
