import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98', "'+91 98"],
  ['@here', "'@here"],
  ['-cmd', "'-cmd"],
  ['  =1', "'  =1"],
  ['-25', '-25'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('%j stands as %j in a spreadsheet', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});
