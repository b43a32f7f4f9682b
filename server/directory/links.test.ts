import { expect, test } from 'vitest';
import { readLink } from './links.ts';

test.each([
  ['https://acorn.example', 'https://acorn.example/'],
  [' Https://acorn.example/a ', 'https://acorn.example/a'],
  ['www.acorn.example', 'https://www.acorn.example/'],
  ['acorn.example:8080/x', 'https://acorn.example:8080/x'],
  ['https://acorn.example/ https://acorn.example/', 'https://acorn.example/'],
  ['n/a', ''],
])('%s is the link %s, with nothing left out', (cell, link) => {
  expect(readLink(cell)).toEqual({ link, warnings: [] });
});

test('of several links the first web address is kept and the rest are named', () => {
  expect(readLink('javascript:alert(1) https://acorn.example, https://oak.example')).toEqual({
    link: 'https://acorn.example/',
    warnings: ['left out "javascript:alert(1)"', 'left out "https://oak.example"'],
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://acorn.example',
  'hello@acorn.example',
  'https://a:b@oak.example',
  'ask us',
])('%s is no link and is named', (cell) => {
  const { link, warnings } = readLink(cell);
  expect(link).toBe('');
  expect(warnings.length).toBeGreaterThan(0);
});

// As many marks as this, read once more for each of them, would hold the server up for minutes.
test.each([
  ['commas', `${','.repeat(100_000)}acorn.example`],
  ['commas and semicolons within', `acorn.example ${'a,;'.repeat(10)}${',;'.repeat(50_000)}b`],
])('a hundred thousand %s are read in one go', (_, cell) => {
  expect(readLink(cell).link).toBe('https://acorn.example/');
});
