import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRun } from './named-tests.ts';

const title = 'a fact that a page names';

/** Whether the fact counts as tested by a file like this. */
function isRunBy(code: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pankh-named-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'named.test.ts');
  writeFileSync(file, code);
  return isRun({ file, title });
}

test.each([
  `test('${title}', () => {});`,
  `test.each([1, 2])('${title}, %i', () => {});`,
  `for (const many of [1, 2])\n  test(\`\${many}: ${title}\`, async ({ page }) => {});`,
  `test.describe('${title}', () => {});\nconst rest = all.values().skip(2);`,
])('a test that is run shows what a page says of it: %s', (code) => {
  expect(isRunBy(code)).toBe(true);
});

test.each([
  `test.skip('${title}', () => {});`,
  `it.skip('${title}', () => {});`,
  `it.todo('${title}');`,
  `test.fixme('${title}', () => {});`,
  `test.fail('${title}', () => {});`,
  `test.skip.each([1])('${title}', () => {});`,
  `test.skipIf(isSlow)('${title}', () => {});`,
  `test.describe.skip('all of it', () => {\n  test('${title}', () => {});\n});`,
  `test('${title}', () => {});\ntest.only('another', () => {});`,
  `test('${title}', { skip: true }, () => {});`,
  `test('${title}', ({ skip }) => {\n  skip();\n});`,
  `test('${title}', () => {\n  test.skip(isSlow, 'too slow');\n});`,
  `test('${title}', () => {\n  test.info().skip();\n});`,
  `// test('${title}', () => {});`,
  `/*\ntest('${title}', () => {});\n*/`,
])('one that is left out shows nothing: %s', (code) => {
  expect(isRunBy(code)).toBe(false);
});
