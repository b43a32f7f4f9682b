import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRun, namedTests } from './named-tests.ts';

const table = readFileSync('docs/survives.md', 'utf8');
const rows = [...table.matchAll(/^\| (?!---|what happens)(.+?) \| (.+?) \|$/gm)];

test.each(namedTests(table))('$file runs “$title”', (named) => {
  expect(isRun(named)).toBe(true);
});

test('each thing that may happen is provoked by a test', () => {
  expect(rows).toHaveLength(29);
  for (const [, happens = '', provokedBy = ''] of rows)
    expect(namedTests(provokedBy), happens).not.toEqual([]);
});
