import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, end, untilIn } from '../e2e/fixtures/programs.ts';
import type { Driver } from './browser.ts';

/**
 * A Firefox that has been nowhere yet. Debian has none of what drives it over HTTP: it takes the same commands by itself, over
 * Marionette (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'pankh-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = begin('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const noted = join(profile, 'MarionetteActivePort');
  await untilIn(firefox, () => existsSync(noted) && readFileSync(noted, 'utf8') !== '');
  const ask = await marionette(Number(readFileSync(noted, 'utf8')));
  await ask('WebDriver:NewSession', {});

  const run = (script: string) => ask('WebDriver:ExecuteScript', { script, args: [] });
  /** As a person reloads: Marionette's own goes past the service worker. */
  async function reload(): Promise<void> {
    const isThere = 'document.readyState === "complete" && performance.timeOrigin';
    const before = await run('location.reload(); return performance.timeOrigin');
    // Between two pages there is none to ask.
    const began = () => run(`return ${isThere}`).catch(() => false);
    await untilIn(firefox, async () => ![false, before].includes(await began()));
  }

  return {
    send: (command, params = {}) => (command === 'Refresh' ? reload() : ask(`WebDriver:${command}`, params)),
    async close() {
      await end(firefox);
      // What it began may still be writing.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asks over a connection one thing after the other: `[0, id, command, params]`, answered by `[1, id, error, result]`. */
async function marionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers = messages(socket);
  // It says first who it is.
  await answers.next();
  let asked = 0;
  return async (command: string, params: object): Promise<unknown> => {
    asked += 1;
    const text = JSON.stringify([0, asked, command, params]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await answers.next();
    const [, , error, result] = value as [1, number, object | null, object | null]; // as the protocol says
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return result && 'value' in result ? result.value : result;
  };
}

/** What comes: each message behind its length in bytes and a colon. */
async function* messages(socket: Socket): AsyncGenerator<unknown, void> {
  let left = Buffer.alloc(0);
  for await (const chunk of socket) {
    left = Buffer.concat([left, chunk]);
    for (;;) {
      const colon = left.indexOf(':');
      const ends = colon + 1 + Number(left.toString('utf8', 0, Math.max(0, colon)));
      if (colon < 0 || left.length < ends) break;
      yield JSON.parse(left.toString('utf8', colon + 1, ends));
      left = left.subarray(ends);
    }
  }
}
