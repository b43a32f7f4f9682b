import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecretKey } from './secret-key.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pankh-secret-key-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('the key of the server is made at the first start, kept for the next, and for the server alone to read', () => {
  const here = folder();
  const made = readSecretKey(here);
  expect(readSecretKey(here)).toBe(made);
  expect(statSync(join(here, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readSecretKey(folder())).not.toBe(made);
});

test.each(['', 'half of it'])('a file that holds “%s” is no key, is named, and stays', (content) => {
  const file = join(folder(), 'secret.key');
  writeFileSync(file, content);
  expect(() => readSecretKey(join(file, '..'))).toThrow(`${file} is empty or damaged`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});
