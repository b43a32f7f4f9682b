import { begin, end, untilIn } from '../e2e/fixtures/programs.ts';
import { freePort } from '../e2e/fixtures/server-process.ts';
import type { Command, Driver } from './browser.ts';

/** The smallest browser that Debian has with WebKit in it. */
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Under what each command is asked for over HTTP, below its session. */
const places: Record<Command, (id: string) => string> = {
  Navigate: () => '/url',
  Refresh: () => '/refresh',
  Back: () => '/back',
  SetWindowRect: () => '/window/rect',
  ExecuteScript: () => '/execute/sync',
  FindElement: () => '/element',
  ElementClick: (id) => `/element/${id}/click`,
  ElementSendKeys: (id) => `/element/${id}/value`,
};

/** A WebKit that has been nowhere yet, on a screen of its own. */
export async function openWebKit(): Promise<Driver> {
  const screen = begin('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let display = '';
  screen.stdout?.on('data', (text) => (display += String(text)));
  await untilIn(screen, () => display.endsWith('\n'));
  const port = await freePort('127.0.0.1');
  const driver = begin('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.trim()}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilIn(driver, () => isReady(address));
  const capabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await ask(`${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }; // as the protocol says
  const session = `${address}/session/${sessionId}`;

  return {
    send: (command, { id, ...params } = {}) => ask(session + places[command](String(id)), params),
    async close() {
      // A browser that has ended by itself is no longer known.
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      await end(driver);
      await end(screen);
    },
  };
}

async function ask(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown }; // every answer has one
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
