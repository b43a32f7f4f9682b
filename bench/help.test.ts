import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['directory', 'directory/main.ts'],
  ['found', 'directory/quality.ts'],
  ['sync', 'sync/main.ts'],
  ['logins', 'logins.ts'],
  ['start', 'start/main.ts'],
])('bench %s tells what it takes, and measures nothing', (name, file) => {
  const asked = [join(import.meta.dirname, file), '--help'];
  const { stdout, stderr, status } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(`npm run bench -- ${name} [`);
});
