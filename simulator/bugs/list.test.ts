import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededBugs } from './list.ts';

test.each(seededBugs)('the words that "$name" replaces stand once in $file', ({ file, from }) => {
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
