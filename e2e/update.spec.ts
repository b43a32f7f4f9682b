import { controlled, holdStill } from './fixtures/network.ts';
import { ownApp } from './fixtures/own-app.ts';
import { createTestServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, name } from './fixtures/work.ts';

test('a new version waits, asks in every tab, and reloads each once without losing what is being typed', async ({
  browser,
}) => {
  const app = await ownApp();
  const server = await createTestServer({ appDir: app.appDir });
  await server.start();
  const context = await browser.newContext({ baseURL: server.origin });
  await context.clock.install();
  const loads = new Map<string, number>();

  const page = await context.newPage();
  await page.goto('/');
  await controlled(page);
  await beginDraft(page, 'Half');
  const other = await context.newPage();
  await other.goto('/explore');
  // Both pages have loaded everything.
  for (const tab of [page, other]) await expect(tab.locator('head meta[name="robots"]')).toBeAttached();
  for (const [which, tab] of [
    ['page', page],
    ['other', other],
  ] as const) {
    tab.on('load', () => loads.set(which, (loads.get(which) ?? 0) + 1));
  }

  await app.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of [page, other]) await expect(tab.getByText('A new version is ready')).toBeVisible();
  expect(loads.size).toBe(0);

  await holdStill([page, other]);
  await name(page).fill('Half a na');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => [loads.get('page'), loads.get('other')]).toEqual([1, 1]);
  await context.clock.resume();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await expect(name(page)).toHaveValue('Half a na');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect([loads.get('page'), loads.get('other')]).toEqual([1, 1]);

  await context.close();
  await server.dispose();
  await app.dispose();
});
