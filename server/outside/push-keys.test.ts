import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPushKeys } from './push-keys.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pankh-push-keys-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('the keys for push services are made at the first start, kept for the next, and for the server alone to read', () => {
  const here = folder();
  const made = readPushKeys(here);
  expect(readPushKeys(here)).toEqual(made);
  expect(statSync(join(here, 'push.key')).mode & 0o777).toBe(0o600);
  expect(readPushKeys(folder())).not.toEqual(made);
});

test.each(['', '{}', '{"publicKey":'])(
  'a file that holds “%s” is not taken for keys, and is named',
  (content) => {
    const here = folder();
    writeFileSync(join(here, 'push.key'), content);
    expect(() => readPushKeys(here)).toThrow(`${join(here, 'push.key')} is empty or damaged`);
  },
);
