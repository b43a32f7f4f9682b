// Logins as argon2id makes them dear, and other routes meanwhile. `npm run bench -- logins --help` tells the rest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts';

const help = `npm run bench -- logins [--seconds N]

How long logins take, 8 a second for --seconds (20), and other routes meanwhile; then 200 a second for three seconds, and how fast
those beyond what the server takes are refused. Fails where something took longer than it may.`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const seconds = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), 'pankh-bench-'));
const env = {
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  APP_DIR: 'server/testing/app',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
};
const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });

type Answer = { status: number; ms: number };

async function origin(): Promise<string> {
  let printed = '';
  for await (const part of server.stdout) {
    printed += String(part);
    const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0];
    if (address) return address;
  }
  throw new Error(`The server did not start:\n${printed}`);
}

async function timed(address: string, init?: RequestInit): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

/** Begins so many requests a second, whether the earlier ones are answered or not. */
async function at(
  rate: number,
  forSeconds: number,
  ask: (turn: number) => Promise<Answer>,
): Promise<Answer[]> {
  const started = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let turn = 0; turn < rate * forSeconds; turn += 1) {
    await sleep(Math.max(0, started + (turn * 1000) / rate - performance.now()));
    asked.push(ask(turn));
  }
  return Promise.all(asked);
}

function p99(answers: Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** Fails the bench where they were too slow, where one was answered otherwise, and where there were none. */
function report(name: string, answers: Answer[], most: number, expected = 200): void {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  const counts = [...statuses].map(([status, list]) => `${list.length} x ${status}`).join(', ');
  const figure = p99(answers);
  const verdict = figure <= most ? 'within' : 'ABOVE';
  console.log(
    `${name.padEnd(44)} p99 ${figure.toFixed(0).padStart(5)} ms, ${verdict} ${most} ms   ${counts}`,
  );
  if (figure > most) process.exitCode = 1;
  if (answers.length === 0) fail('There were none.');
  if (answers.some(({ status }) => status !== expected)) fail(`Not all were answered ${expected}.`);
}

/** A crowd comes from many addresses: from one, the limits of one would answer before the queue is full. */
function addressOf(turn: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.51.100.${turn % 250}` };
}

function fail(why: string): void {
  console.log(`  FAILED: ${why}`);
  process.exitCode = 1;
}

try {
  const address = await origin();
  const login = (turn: number) => {
    const body = JSON.stringify({
      email: demoAccounts[turn % demoAccounts.length]?.email,
      password: demoPassword,
    });
    return timed(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...addressOf(turn) },
      body,
    });
  };
  const paths = ['/api/opportunities', '/api/testimonials', '/api/auth/google', '/readyz'];
  const others = (turn: number) =>
    timed(address + (paths[turn % paths.length] ?? ''), { headers: addressOf(turn) });
  await at(2, 2, login);
  await at(20, 1, others);

  const [logins, meanwhile] = await Promise.all([at(8, seconds, login), at(20, seconds, others)]);
  report('8 logins a second', logins, 600);
  report('other routes meanwhile', meanwhile, 250);

  const [rush, beside] = await Promise.all([at(200, 3, login), at(20, 3, others)]);
  const letIn = rush.filter(({ status }) => status === 200);
  report(
    '200 logins a second: those refused',
    rush.filter((answer) => !letIn.includes(answer)),
    100,
    503,
  );
  report('other routes meanwhile', beside, 250);
  console.log(`  ${letIn.length} logins got in`);
  if (letIn.length === 0) fail('Nobody got in.');
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
