import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of what starts the server, in which all is prepared, with a server that tells when it begins and ends. */
function startable() {
  const folder = scratchFolder('start');
  for (const name of ['package.json', 'scripts/start.mjs']) cpSync(join(root, name), join(folder, name));
  writeFileSync(
    join(folder, 'scripts/prepare.mjs'),
    `export const installDependencies = () => {}, buildApp = () => {}, environment = () => process.env;`,
  );
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/main.ts'),
    `process.on('SIGTERM', () => setImmediate(() => { console.log('ended'); process.exit(0); }));
    setInterval(() => {}, 1_000);
    console.log('begun as ' + process.pid);`,
  );
  return folder;
}

test('npm start that is stopped passes it on to the server, and ends after it', async () => {
  const npm = spawn('npm', ['start', '--silent'], { cwd: startable(), stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = text(npm.stdout);
  const [begun] = await once(npm.stdout, 'data');
  onTestFinished(() => {
    try {
      process.kill(Number(/\d+/.exec(String(begun))?.[0]), 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  npm.kill('SIGTERM');
  expect(await once(npm, 'exit')).toEqual([0, null]);
  expect(await printed).toMatch(/ended/);
});
