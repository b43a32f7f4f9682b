import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// A bench that is interrupted leaves nothing running.
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A server as a process with data of its own, told by PORT, HOST, DATA_DIR and APP_DIR; ready once /readyz says so. */
export async function serverProcess(entry: string, appDir: string) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'pankh-bench-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    APP_DIR: appDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
  };
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function kill() {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  }

  return {
    port,
    data,
    origin,
    async start() {
      const started = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'ignore', 'pipe'] });
      child = started;
      running.add(started);
      started.once('exit', () => running.delete(started));
      const printed: string[] = [];
      started.stderr.on('data', (text) => printed.push(String(text)));
      while (!(await isReady(origin))) {
        if (started.exitCode !== null) throw new Error(`${entry} ended at once:\n${printed.join('')}`);
        await sleep(30);
      }
    },
    kill,
    async dispose() {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  // Not listening yet.
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
