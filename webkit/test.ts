import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { createTestServer, type Server } from '../e2e/fixtures/server.ts';
import { freePort } from '../e2e/fixtures/server-process.ts';
import { openBrowser } from './webdriver.ts';

export { expect } from '@playwright/test';

type Fixtures = { server: Server; webkit: Awaited<ReturnType<typeof openBrowser>> };

/** The smallest browser that Debian has with WebKit in it. */
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** `test` with a server that has the demo content, and a WebKit that has been nowhere yet, about as wide as a phone. */
export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await createTestServer({ seedDemo: true });
    await server.start();
    await use(server);
    await server.dispose();
  },
  webkit: async ({}, use) => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = await once(createInterface(screen.stdout), 'line');
    const port = await freePort('127.0.0.1');
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}` },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    while (!(await isReady(address))) await sleep(50);
    const browser = await openBrowser(address, {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    await browser.resize(420, 860);
    await use(browser);
    await browser.close();
    await end(driver);
    await end(screen);
  },
});

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
