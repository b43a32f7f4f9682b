import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['India, Nepal;Kenya\nPeru', ['India', 'Nepal', 'Kenya', 'Peru']],
  ['"Korea, Republic of" , "a ""b"" c"', ['Korea, Republic of', 'a "b" c']],
  ['India\n \n "Korea, Republic of"\n', ['India', 'Korea, Republic of']],
  ['"India" and more,India,India', ['"India" and more', 'India']],
  ['"never closed, India', ['"never closed', 'India']],
  [' ,;\n', []],
])('%j is the list %j', (list, parts) => {
  expect(splitList(list)).toEqual(parts);
});

// As many as this, read once more for each of them, would hold the server up for minutes.
test.each([
  ['line ends', '\n', ['India']],
  ['blanks', ' ', ['India']],
  ['commas', ',', ['India']],
  ['quotation marks', '"', ['India']],
])('a hundred thousand %s before a part are read in one go', (_, mark, parts) => {
  expect(splitList(`${mark.repeat(100_000)}\nIndia`).slice(-1)).toEqual(parts);
});
