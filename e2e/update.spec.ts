import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlled } from './fixtures/network.ts';
import { createTestServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

test('a new version waits, asks in every tab, and reloads each once without losing what is being typed', async ({
  browser,
}) => {
  const appDir = await mkdtemp(join(tmpdir(), 'pankh-app-'));
  await cp(join(import.meta.dirname, '../dist'), appDir, { recursive: true });
  for (const packed of ['sw.js.br', 'sw.js.gz']) await rm(join(appDir, packed), { force: true });
  const server = await createTestServer({ appDir });
  await server.start();
  const context = await browser.newContext({ baseURL: server.origin });
  const loads = new Map<string, number>();

  const page = await context.newPage();
  await page.goto('/submit-pitch');
  await controlled(page);
  const other = await context.newPage();
  await other.goto('/explore');
  for (const [name, tab] of [
    ['page', page],
    ['other', other],
  ] as const) {
    tab.on('load', () => loads.set(name, (loads.get(name) ?? 0) + 1));
  }

  await appendFile(join(appDir, 'sw.js'), '\n// a new version\n');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of [page, other]) await expect(tab.getByText('A new version is ready')).toBeVisible();
  expect(loads.size).toBe(0);

  await page.getByLabel('Company/Project Name').fill('Half a na');
  await other.getByRole('button', { name: 'Update' }).click();
  // A new worker takes over once the old one has nothing under way.
  await expect(page.getByText('A new version is ready')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByLabel('Company/Project Name')).toHaveValue('Half a na');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => [loads.get('page'), loads.get('other')], { timeout: 30_000 }).toEqual([1, 1]);

  await context.close();
  await server.dispose();
  await rm(appDir, { recursive: true });
});
