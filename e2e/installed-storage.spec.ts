import { installed } from './fixtures/install.ts';
import { createTestServer, type Server } from './fixtures/server.ts';
import { test as base, expect } from './fixtures/test.ts';
import { beginDraft } from './fixtures/work.ts';

const test = base.extend<object, { workerServer: Server; seedDemo: boolean }>({
  workerServer: [
    async ({ seedDemo }, use) => {
      // Chromium weighs a site by its domain or its address, and never agrees for "localhost", which has neither.
      const server = await createTestServer({ seedDemo, host: '127.0.0.1' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test('the browser agrees to keep what is on the device once something is written in the installed window', async ({
  device,
  server,
}) => {
  const { page } = await installed(device, server.origin);
  const isKept = () => page.evaluate(() => navigator.storage.persisted());
  expect(await isKept()).toBe(false);
  await beginDraft(page, 'Nets of Konkan');
  await expect.poll(isKept).toBe(true);
  await page.goto('/settings/storage');
  await expect(page.getByText('Your browser has promised to keep all of this')).toBeVisible();
});
