import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('no boundary between the layers is written in a way that the linter skips without a word', async () => {
  const rules = await readFile(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
  // It knows no lookaround in a regular expression, and no `!(a|b)` in the name of a file.
  expect(rules).not.toMatch(/\(\?[!=<]|!\(/);
});
