import { loadsOf } from './fixtures/loads.ts';
import { controlled, holdStill } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-app-test.ts';
import { isUsable } from './fixtures/usable.ts';
import { beginDraft, name } from './fixtures/work.ts';

test('a new version waits, asks in every tab, and reloads each once without losing what is being typed', async ({
  page,
  context,
  app,
}) => {
  await context.clock.install();
  await page.goto('/');
  await controlled(page);
  await beginDraft(page, 'Half');
  const other = await context.newPage();
  await other.goto('/explore');
  // As by Shift and reload: no worker is in charge of it.
  const past = await context.newPage();
  await past.goto('/help');
  const loaded = past.waitForEvent('load');
  await (await context.newCDPSession(past)).send('Page.reload', { ignoreCache: true });
  await loaded;
  await isUsable(past);
  expect(await past.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const tabs = [page, other, past];
  // All of them have loaded everything.
  for (const tab of tabs) await expect(tab.locator('head meta[name="robots"]')).toBeAttached();
  const loads = tabs.map(loadsOf);
  const counts = () => loads.map(({ count }) => count);

  await app.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of tabs) await expect(tab.getByText('A new version is ready')).toBeVisible();
  expect(counts()).toEqual([0, 0, 0]);

  await holdStill(tabs);
  await name(page).fill('Half a na');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(counts).toEqual([1, 1, 1]);
  await context.clock.resume();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await expect(name(page)).toHaveValue('Half a na');
  for (const tab of [other, past]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(counts()).toEqual([1, 1, 1]);
});
