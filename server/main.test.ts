import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from './testing/scratch.ts';

const main = join(import.meta.dirname, 'main.ts');

function environmentOf(folder: string) {
  return {
    PORT: '0',
    DATA_DIR: folder,
    APP_DIR: join(import.meta.dirname, 'testing/app'),
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
  };
}

/** The server as an operator starts it, on an empty folder. */
async function startedServer() {
  const folder = mkdtempSync(join(scratch(), 'pankh-main-'));
  // As a folder is that an operator has made.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [main], {
    env: environmentOf(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true });
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece;
  });
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('SMS go');
  const origin = /http:\S+/.exec(printed)?.[0] ?? '';
  return { child, exited, origin, folder, pidFile: join(folder, 'server.pid') };
}

test('a server that is stopped finishes what it has begun, begins nothing more, and ends well', async () => {
  const { child, exited, origin, pidFile } = await startedServer();
  const listening = await fetch(`${origin}/api/sync/events`);
  const heard = listening.text().catch(() => 'cut');
  const body = JSON.stringify({ email: 'tara@people.example', password: 'kites above the salt pans' });
  const asked = request(`${origin}/api/auth/login`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  const answered = once(asked, 'response');
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.write(body.slice(0, 10));

  child.kill('SIGTERM');
  expect(await heard).toBe('cut');
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('Retry-After')).toBe('5');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/api/opportunities`)).status).toBe(503);

  asked.end(body.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  expect(await exited).toEqual([0, null]);
  expect(existsSync(pidFile)).toBe(false);
}, 30_000);

test('in a folder that others may look into, what the server keeps is for its own user alone', async () => {
  const { folder } = await startedServer();
  const files = readdirSync(folder);
  expect(files).toContain('pankh.db-wal');
  const open = files.filter((name) => statSync(join(folder, name)).mode & 0o077);
  expect(open).toEqual([]);
}, 30_000);

test('a server that cannot open its database says which, and why', () => {
  const folder = mkdtempSync(join(scratch(), 'pankh-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pankh.db');
  writeFileSync(file, 'a list of looms, and not a database'.repeat(100));
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: environmentOf(folder),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    `${file} could not be opened as a database\nfile is not a database\n`,
  ]);
});
