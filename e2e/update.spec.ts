import { loadsOf } from './fixtures/loads.ts';
import { controlled, holdStill } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-app-test.ts';
import { openAs } from './fixtures/people.ts';
import { wakeWorker } from './fixtures/push-test.ts';
import { isUsable } from './fixtures/usable.ts';
import { beginDraft, name } from './fixtures/work.ts';

test.use({ seedDemo: true });

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
  // The installed clock says that each page began when it was installed.
  await past.addInitScript(() => Object.defineProperty(performance, 'timeOrigin', { value: Date.now() }));
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
  expect(await past.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await app.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of tabs) await expect(tab.getByText('A new version is ready')).toBeVisible();
  expect(counts()).toEqual([0, 0, 0]);

  await holdStill(tabs);
  await name(page).fill('Half a na');
  await other.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(counts).toEqual([1, 1, 1]);
  await context.clock.resume();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await expect(name(page)).toHaveValue('Half a na');
  for (const tab of [other, past]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(counts()).toEqual([1, 1, 1]);
});

test('an update that is agreed to in another tab takes nothing of what is half written in a profile, or typed to Dollar', async ({
  page,
  context,
  app,
}) => {
  await openAs(page);
  await page.goto('/profile');
  await controlled(page);
  const bio = page.getByLabel('Bio');
  await expect(bio).toBeVisible();
  const other = await context.newPage();
  await other.goto('/explore');
  await other.getByRole('button', { name: 'Chat with Dollar' }).click();
  const question = other.getByRole('textbox', { name: 'Ask Dollar' });
  await question.fill('Which of these run on');
  await app.releaseNext();
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(other.getByText('A new version is ready')).toBeVisible();
  const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
  await bio.fill('Weaves by night, in mid');
  await other.getByRole('button', { name: 'Update', exact: true }).click();
  await Promise.all(reloads);
  await expect(bio).toHaveValue('Weaves by night, in mid');
  await other.getByRole('button', { name: 'Chat with Dollar' }).click();
  await expect(question).toHaveValue('Which of these run on');
});

test('no question to the server wakes the worker, and the next version takes over however many are asked meanwhile', async ({
  page,
  app,
  expectError,
}) => {
  expectError(/404.*none\.bin/);
  await openAs(page);
  await controlled(page);
  const asked = ['/api/auth/user', '/api/investors-search?q=looms', '/files/directory/none.bin'];
  const answeredBy = await page.evaluate(async (addresses) => {
    for (const address of addresses) await (await fetch(address)).text();
    return addresses.map((address) => {
      const timing: object | undefined = performance.getEntriesByName(location.origin + address).at(-1);
      return timing && 'workerFinalSourceType' in timing && timing.workerFinalSourceType;
    });
  }, asked);
  expect(answeredBy).toEqual(['network', 'network', 'network']);

  await app.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const ready = page.getByText('A new version is ready');
  await expect(ready).toBeVisible();
  const reload = page.waitForEvent('load');
  await page.evaluate(() => {
    // Until the page is gone, some are under way at any time.
    const ask = (): Promise<void> => fetch('/api/auth/user').then(ask, ask);
    for (let begun = 0; begun < 12; begun += 1) void ask();
  });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await reload;
  await expect(ready).toHaveCount(0);
});

test('a page that was loaded past its worker, as by Shift and reload, is not taken over by what it tells of itself', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/about-us');
  await controlled(page);
  const past = await context.newPage();
  await past.goto('/help');
  const worker = await wakeWorker(context, server.origin);
  // By then the app, which listened first, has asked for the pages.
  const told = worker.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        addEventListener('message', ({ data }) => data.begunAt && resolve(data)),
      ),
  );
  await (await context.newCDPSession(past)).send('Page.reload', { ignoreCache: true });
  await told;
  const taken = await worker.evaluate(async () => {
    // What a service worker has.
    const { clients } = globalThis as unknown as {
      clients: { matchAll(): Promise<{ url: string }[]> };
    };
    return (await clients.matchAll()).map(({ url }) => new URL(url).pathname);
  });
  expect(taken).toEqual(['/about-us']);
});
