import { type Codes, decoded } from './pdf-cmap.ts';
import { fromHex, textOf, unescaped } from './pdf-letters.ts';

/** How the letters of a font are read: by its own table, as they stand, or not at all (`null`). */
export type Font = Codes | 'common' | null;

const word =
  /\((?<literal>(?:\\[^]|[^\\()])*)\)?|<<(?<properties>(?:[^<>()]|<[0-9A-Fa-f\s]{0,4000}>|\((?:\\[^]|[^\\()]){0,2000}\)){0,3000})>>|<(?<hex>[0-9A-Fa-f\s]*)>|(?<number>[-+]?(?:\d+\.?\d*|\.\d+))|\/(?<name>[^\s()<>[\]{}/%]*)|(?<operator>[A-Za-z'"][A-Za-z0-9*]*|[[\]])/g;

/**
 * What the operators that show text show (PDF 32000-1, 9.4.3), of about `most` letters at the most, with a new line wherever
 * the place of writing has another height. Where the file says what its signs mean (`ActualText`), that is taken. A string
 * that is not closed is taken as it is: looking for its end again from each of its letters would take for ever.
 */
export function shownText(contents: string, fonts: ReadonlyMap<string, Font>, most: number): string {
  const page = written();
  let font: Font | undefined;
  let isArray = false;
  let name = '';
  let properties = '';
  let numbers: number[] = [];
  /** One for each part that is marked and not over: whether its meaning has been told in its place. */
  const told: boolean[] = [];
  for (const { groups = {} } of contents.matchAll(word)) {
    if (page.length() >= most) break;
    const { literal, hex, number, operator, name: newName, properties: newProperties } = groups;
    if (literal !== undefined || hex !== undefined) {
      const string = literal === undefined ? fromHex(hex ?? '') : unescaped(literal);
      // Of a font that nothing is known of, what looks like letters is taken for them.
      const reading = font === undefined && literal !== undefined ? 'common' : font;
      if (reading && !told.includes(true)) page.write(readBy(reading, string));
    } else if (number !== undefined) {
      numbers.push(Number(number));
      // A wide gap between two strings of a line is a space.
      if (isArray && Number(number) <= -100) page.space();
    } else if (newName !== undefined) name = newName;
    else if (newProperties !== undefined) properties = newProperties;
    else if (operator !== undefined) {
      const [x = 0, y = 0] = numbers.slice(-2);
      if (operator === '[' || operator === ']') isArray = operator === '[';
      else if (operator === 'Tf') font = fonts.get(name);
      else if (operator === 'Td' || operator === 'TD') page.move(x, y, hasSpaces(font));
      else if (operator === 'Tm') page.place(y, hasSpaces(font));
      else if (operator === 'BT') page.begin();
      else if (operator === 'T*' || operator === 'cm' || operator === "'" || operator === '"') page.newLine();
      else if (operator === 'BMC') told.push(false);
      else if (operator === 'BDC') {
        const meaning = meaningIn(properties);
        if (meaning !== undefined && !told.includes(true)) page.write(meaning);
        told.push(meaning !== undefined);
      } else if (operator === 'EMC') told.pop();
      numbers = [];
      if (operator !== '[') properties = '';
    }
  }
  return page.text();
}

function readBy(font: Codes | 'common', string: string): string {
  return font === 'common' ? string : decoded(string, font);
}

/** Whoever's font has one writes them, and moves only to set letters closer; others move instead. */
function hasSpaces(font: Font | undefined): boolean {
  return typeof font === 'object' && font !== null && font.hasSpace;
}

function meaningIn(properties: string): string | undefined {
  const found = /\/ActualText\s*(?:\((?<literal>(?:\\[^]|[^\\()])*)\)|<(?<hex>[0-9A-Fa-f\s]*)>)/.exec(
    properties,
  );
  const { literal, hex } = found?.groups ?? {};
  if (literal !== undefined) return textOf(unescaped(literal));
  return hex === undefined ? undefined : textOf(fromHex(hex));
}

/** The words so far, and where the next stand. A line ends only once there is something on the next. */
function written() {
  let text = '';
  let height = 0;
  let lineAt: number | undefined;
  let isSpaced = false;
  return {
    length: () => text.length,
    text: () => text.replace(/[ \t]+\n/g, '\n').trim(),
    write(words: string) {
      const plain = words.replace(/[\r\f\b]/g, '\n');
      if (plain === '') return;
      if (text !== '' && lineAt !== height) text += text.endsWith('\n') ? '' : '\n';
      else if (isSpaced && text !== '' && !/\s$/.test(text)) text += ' ';
      lineAt = height;
      isSpaced = false;
      text += plain;
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
