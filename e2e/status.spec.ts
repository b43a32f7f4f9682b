import { laterRoute } from './fixtures/later-route.ts';
import { controlled, pressToSync } from './fixtures/network.ts';
import { endSession, logIn, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { cutOff } from './fixtures/watch.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** What a script of this file adds to a page: the answer that the app is given only when it may go on. */
type Holding = { held: { isNext: boolean; isHere: boolean; goOn: () => void } };

test('the status says offline without a network, and up to date again once it is back', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(status(page, /^Offline/)).toBeVisible();
  await page.reload();
  await expect(status(page, /^Offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('the status says offline while the server is down, counts what waits for it, and clears once it is back', async ({
  page,
  server,
  expectError,
}) => {
  expectError(cutOff);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();

  await server.kill();
  await expect(status(page, /^Offline/)).toBeVisible();
  await beginDraft(page, 'Kite works');
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await server.start();
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('an answer that is read as the network goes does not keep the status at up to date', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']); // denies Background Sync: what is asked here is asked by the page
  await page.addInitScript(() => {
    const { fetch } = window;
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = { isNext: false, isHere: false, goOn: resolve };
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!held.isNext || answer.url !== `${location.origin}/api/sync`) return answer;
      held.isNext = false;
      await answer.clone().arrayBuffer();
      held.isHere = true;
      await promise;
      return answer;
    };
    // Nothing but what is done here has it ask.
    Reflect.set(
      window,
      'EventSource',
      class extends EventTarget {
        close() {}
      },
    );
    Object.assign(window, { held });
  });
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.evaluate(() => {
    Object.assign((window as unknown as Holding).held, { isNext: true });
    dispatchEvent(new Event('online'));
  });
  // All of this very answer, and not that of what was asked before.
  await expect.poll(() => page.evaluate(() => (window as unknown as Holding).held.isHere)).toBe(true);
  await context.setOffline(true);
  await expect(status(page, /^Offline/)).toBeVisible();

  const askedAgain = page.waitForRequest('**/api/sync');
  await page.evaluate(() => (window as unknown as Holding).held.goOn());
  await askedAgain;
  await expect(status(page, /^Offline/)).toBeVisible();
});

test('what one tab learns of the server every tab says', async ({ page, context, server, expectError }) => {
  await openAs(page);
  const others = [await context.newPage(), await context.newPage()];
  const tabs = [page, ...others];
  for (const tab of others) await tab.goto('/explore');
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();

  expectError(cutOff);
  // Only one of them listens to the server, and the others ask it once a minute.
  await server.kill();
  for (const tab of tabs) await expect(status(tab, /^Offline/)).toBeVisible();
  await server.start();
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();

  expectError(/status of 401/);
  await endSession(page, server.origin);
  for (const tab of tabs) await expect(status(tab, /^Sign in again/)).toBeVisible();
  await logIn(page);
  for (const tab of tabs) await expect(status(tab, /^Up to date/)).toBeVisible();
});

test('what has waited for hours says since when', async ({ page }) => {
  await page.clock.install();
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await beginDraft(page, 'Slow boat');
  await expect(
    status(
      page,
      /^1 waiting, offline\. Last heard from the server (just now|1 minute ago)\. Open the outbox$/,
    ),
  ).toBeVisible();
  await page.clock.fastForward('03:00:00');
  await expect(
    status(page, /^1 waiting, offline, oldest 3 hours ago\. Last heard from the server 3 hours ago\./),
  ).toBeVisible();
});

test('a server that answers with an error is told as its trouble, not as a want of network', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/status of 503/);
  await context.grantPermissions(['notifications']); // denies Background Sync: the worker would reach the true server
  const trouble = await laterRoute(page, '**/api/sync', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy', error: 'Busy' } }),
  );
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  trouble.begin();
  await beginDraft(page, 'Patient boat');
  await expect(status(page, /^1 waiting, server trouble\./)).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Waiting for the server')).toBeVisible();
  await pressToSync(page, page.getByRole('button', { name: 'Send now' }));
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('with work waiting the header and the brand’s line in it stay one line, however wide the window', async ({
  page,
}) => {
  await openAs(page);
  await page.context().setOffline(true);
  await beginDraft(page, 'Slow boat');
  await expect(status(page, /^1 waiting, offline/)).toBeVisible();
  const header = page.getByRole('banner');
  const name = header.getByText('Ishira Velankar');
  await name.evaluate((element) => element.replaceChildren('Venkatanarasimha Rajuvaripeta Subramaniam'));
  for (const width of [320, 360, 390, 412, 430, 480, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(67);
    const brand = await header.getByRole('link').first().boundingBox();
    expect(brand?.height, `the brand at ${width} px`).toBeLessThan(48);
  }
});
