import { type Codes, decoded } from './pdf-cmap.ts';
import { textOf } from './pdf-letters.ts';
import { wordsOf } from './pdf-words.ts';

/** How the letters of a font are read: by its own table, as they stand, or not at all (`null`). */
export type Font = Codes | 'common' | null;

/** What waits for the operator that shows it: strings, and gaps between those of a line. */
type Shown = { string: string; isHex: boolean } | 'gap';

/** Words that look like operators, and are values in a dictionary. */
const values = new Set(['true', 'false', 'null', 'R']);

/** How deep what is kept of the state of writing may lie: files nest about 28 of them (PDF 32000-1, annex C). */
const mostSaved = 1_000;

/**
 * What the operators that show text show (PDF 32000-1, 9.4.3), of about `most` letters at the most, with a new line wherever
 * the place of writing has another height. Where the file says what its signs mean (`ActualText`), that is taken.
 */
export function shownText(contents: string, fonts: ReadonlyMap<string, Font>, most: number): string {
  const page = written();
  const saved: (Font | undefined)[] = [];
  let font: Font | undefined;
  let name = '';
  let numbers: number[] = [];
  let shown: Shown[] = [];
  let meaning: string | undefined;
  let isArray = false;
  let dictionaries = 0;
  /** Parts that are marked and not over, and the outermost of them whose meaning has been told in its place. */
  let marked = 0;
  let told: number | undefined;

  const show = () => {
    for (const one of shown) {
      if (page.length() >= most) return;
      // Of a font that nothing is known of, what looks like letters is taken for them.
      const reading = font === undefined && one !== 'gap' && !one.isHex ? 'common' : font;
      if (one === 'gap') page.space();
      else if (reading && told === undefined) page.write(readBy(reading, one.string, most));
    }
  };

  for (const word of wordsOf(contents)) {
    if (page.length() >= most) break;
    if ('name' in word) name = word.name;
    else if ('number' in word) {
      numbers.push(word.number);
      // A wide gap between two strings of a line is a space.
      if (isArray && word.number <= -100) shown.push('gap');
    } else if ('string' in word) {
      if (dictionaries === 0) shown.push(word);
      else if (name === 'ActualText') meaning = textOf(word.string).slice(0, most);
    } else if (word.operator === '<<') dictionaries += 1;
    else if (word.operator === '>>') dictionaries = Math.max(0, dictionaries - 1);
    else if (word.operator === '[' || word.operator === ']') isArray = word.operator === '[';
    else if (dictionaries === 0 || !values.has(word.operator)) {
      const { operator } = word;
      const [x = 0, y = 0] = numbers.slice(-2);
      if (operator === 'Tj' || operator === 'TJ') show();
      else if (operator === "'" || operator === '"') {
        page.newLine();
        show();
      } else if (operator === 'Tf') font = fonts.get(name);
      else if (operator === 'Td' || operator === 'TD') page.move(x, y, hasSpaces(font));
      else if (operator === 'Tm') page.place(y, hasSpaces(font));
      else if (operator === 'BT') page.begin();
      else if (operator === 'T*' || operator === 'cm') page.newLine();
      else if (operator === 'q' && saved.length < mostSaved) saved.push(font);
      else if (operator === 'Q' && saved.length > 0) font = saved.pop();
      else if (operator === 'BMC') marked += 1;
      else if (operator === 'BDC') {
        marked += 1;
        if (meaning !== undefined && told === undefined) {
          page.write(meaning);
          told = marked;
        }
      } else if (operator === 'EMC') {
        if (told === marked) told = undefined;
        marked = Math.max(0, marked - 1);
      }
      // Whatever was not closed before an operator ends with it.
      numbers = [];
      shown = [];
      meaning = undefined;
      isArray = false;
      dictionaries = 0;
    }
  }
  return page.text();
}

function readBy(font: Codes | 'common', string: string, most: number): string {
  return font === 'common' ? string.slice(0, most) : decoded(string, font, most);
}

/** Whoever's font has one writes them, and moves only to set letters closer; others move instead. */
function hasSpaces(font: Font | undefined): boolean {
  return typeof font === 'object' && font !== null && font.hasSpace;
}

/** The words so far, and where the next stand. A line ends only once there is something on the next. */
function written() {
  let text = '';
  /** The last letter; asking the whole text for it each time would copy the text each time. */
  let last = '';
  let height = 0;
  let lineAt: number | undefined;
  let isSpaced = false;
  const add = (words: string) => {
    text += words;
    last = words.at(-1) ?? last;
  };
  return {
    length: () => text.length,
    text: () =>
      text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trim(),
    write(words: string) {
      const plain = words.replace(/[\r\f\b]/g, '\n');
      if (plain === '') return;
      if (text !== '' && lineAt !== height) add(last === '\n' ? '' : '\n');
      else if (isSpaced && text !== '' && last.trim() !== '') add(' ');
      lineAt = height;
      isSpaced = false;
      add(plain);
    },
    space() {
      isSpaced = true;
    },
    /** Where a part of the text begins is said before anything is written in it. */
    begin() {
      height = 0;
    },
    move(x: number, y: number, writesSpaces: boolean) {
      height += y;
      if (x !== 0 && !writesSpaces) isSpaced = true;
    },
    place(y: number, writesSpaces: boolean) {
      height = y;
      if (!writesSpaces) isSpaced = true;
    },
    newLine() {
      lineAt = undefined;
    },
  };
}
