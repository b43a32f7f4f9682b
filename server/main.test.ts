import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseBefore } from './testing/older-database.ts';
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

/** As an operator has made it. */
function emptyFolder() {
  const folder = mkdtempSync(join(scratch(), 'pankh-main-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The server as an operator starts it. */
function start(folder: string) {
  const child = spawn(process.execPath, [main], {
    env: environmentOf(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece;
  });
  const prints = (words: string) => expect.poll(() => printed, { timeout: 20_000 }).toContain(words);
  return { child, exited, prints, printed: () => printed };
}

async function startedServer(folder = emptyFolder()) {
  const server = start(folder);
  await server.prints('SMS go');
  return { ...server, origin: /http:\S+/.exec(server.printed())?.[0] ?? '', folder };
}

test('a server that is stopped finishes what it has begun, begins nothing more, and ends well', async () => {
  const { child, exited, origin } = await startedServer();
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
}, 30_000);

test('in a folder that others may look into, what the server keeps is for its own user alone', async () => {
  const { folder } = await startedServer();
  const files = readdirSync(folder);
  expect(files).toContain('pankh.db-wal');
  const open = files.filter((name) => statSync(join(folder, name)).mode & 0o077);
  expect(open).toEqual([]);
}, 30_000);

test('a server that is started before the last one has ended waits for it', async () => {
  const first = await startedServer();
  const next = start(first.folder);
  await next.prints(`Another server, or a command, has ${first.folder}: waiting for its end ...`);
  expect(next.printed()).not.toContain('Pankh is at');
  first.child.kill('SIGTERM');
  await next.prints('SMS go');
}, 60_000);

test('a server that brings an older database to its version says so, once; what is left where it is killed is in the way of none', async () => {
  const words = 'Bringing the database to this version of Pankh ...';
  const { folder, close } = await databaseBefore('x30');
  await close();
  const { child, exited, printed } = await startedServer(folder);
  expect(printed()).toContain(words);
  child.kill('SIGKILL');
  await exited;
  const again = (await startedServer(folder)).printed();
  expect(again).not.toContain('Another server');
  expect(again).not.toContain(words);
}, 60_000);

test('a server that cannot open its database says which, and why', () => {
  const folder = emptyFolder();
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
