import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { isRun, namedTests } from './named-tests.ts';

const table = readFileSync('docs/installed.md', 'utf8');
const devices = readFileSync('docs/devices.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+|iOS) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, item = '', part = '', shownBy = '', result = '']) => ({ item, part, shownBy, result }),
);

test.each(namedTests(table))('$file runs “$title”', (named) => {
  expect(isRun(named)).toBe(true);
});

test('each of the 18 items and what iOS does otherwise is there, and each part says how it is shown and what came of it', () => {
  const items = [...Array.from({ length: 18 }, (_, at) => String(at + 1)), 'iOS'];
  expect([...new Set(rows.map(({ item }) => item))]).toEqual(items);
  for (const { part, shownBy, result } of rows) {
    expect(result, part).toMatch(/^(tested|by hand|partly: .+|open)$/);
    if (result === 'tested') expect(shownBy, part).toMatch(/`: “/);
    if (result === 'by hand') expect(shownBy, part).toContain('devices.md#');
  }
});

test('what is to be looked at by hand has its steps', () => {
  const headings = [...devices.matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replaceAll(' ', '-'),
  );
  for (const [, place = ''] of table.matchAll(/devices\.md#([\w-]+)/g)) expect(headings).toContain(place);
});

test('every link of the page leads to a file that is there', () => {
  const links = [...table.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links).toContain('devices.md');
  for (const path of links) expect(existsSync(join('docs', path)), path).toBe(true);
});

test('as many runs without a network are told of as were counted', () => {
  const { runs } = z
    .object({ runs: z.array(z.object({ status: z.number() })) })
    .parse(JSON.parse(readFileSync('docs/offline-runs.json', 'utf8')));
  const green = runs.filter(({ status }) => status === 0).length;
  expect(table).toContain(`${runs.length} have been counted, ${green} without a failure;`);
});
