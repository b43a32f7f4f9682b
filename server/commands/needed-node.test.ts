import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Prepares a copy of the project in which all is installed but a Node of its own, on a machine with this version of it. */
function prepareWith(version: string) {
  const folder = scratchFolder('node');
  for (const name of ['scripts/prepare.mjs', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'node_modules'));
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = createHash('sha256').update('/package-lock.json').update(lock).digest('hex');
  writeFileSync(join(folder, 'node_modules/.pankh-lock'), stamp);
  const prepare = join(folder, 'scripts/prepare.mjs');
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    const { installDependencies } = await import('${prepare}'); installDependencies();`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

test('a machine for which no Node is installed, and whose own is too old, is told what it needs', () => {
  expect(prepareWith('20.19.0')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Pankh needs Node 24 or newer; this is 20\.19\.0\. .*\n$/),
  });
  expect(prepareWith('24.1.0')).toEqual({ status: 0, stdout: '', stderr: '' });
});
