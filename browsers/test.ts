import { test as base } from '@playwright/test';
import { createTestServer, type Server } from '../e2e/fixtures/server.ts';
import { type Browser, browserOf } from './browser.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';

export { expect } from '@playwright/test';

const engines = { firefox: openFirefox, webkit: openWebKit };

export interface OfProject {
  engine: keyof typeof engines;
}

interface OfTest {
  server: Server;
  device: Browser;
}

/** `test` with a server that has the demo content, and the browser of its project, about as wide as a phone. */
export const test = base.extend<OfProject & OfTest>({
  engine: ['webkit', { option: true }],
  server: async ({}, use) => {
    const server = await createTestServer({ seedDemo: true });
    await server.start();
    await use(server);
    await server.dispose();
  },
  device: async ({ engine }, use) => {
    const browser = browserOf(await engines[engine]());
    try {
      await browser.resize(420, 860);
      await use(browser);
    } finally {
      await browser.close();
    }
  },
});
