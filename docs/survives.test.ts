import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exists, namedTests } from './named-tests.ts';

const table = readFileSync('docs/survives.md', 'utf8');
const rows = [...table.matchAll(/^\| (?!---|what happens)(.+?) \| (.+?) \|$/gm)];

test.each(namedTests(table))('$file has “$title”', (named) => {
  expect(exists(named)).toBe(true);
});

test('each thing that may happen is provoked by a test', () => {
  expect(rows).toHaveLength(24);
  for (const [, happens = '', provokedBy = ''] of rows)
    expect(namedTests(provokedBy), happens).not.toEqual([]);
});
