import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from './fixtures/chromium.ts';
import { controlled } from './fixtures/network.ts';
import { logIn, openAs } from './fixtures/people.ts';
import type { Server } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';
import { type Watch, watch } from './fixtures/watch.ts';
import { beginDraft, sent, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** A page in a browser that keeps those one leaves: driven browsers are started without that unless told. */
async function inKeepingBrowser(
  { server, watches }: { server: Server; watches: Watch[] },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await browserType.launch({ ...chromium, ignoreDefaultArgs });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    watches.push(watch(page.context(), server));
    await work(page);
  } finally {
    await browser.close();
  }
}

/** Goes to another site and back: the page is there as it was, not loaded anew. */
async function leaveAndReturn(page: Page): Promise<void> {
  // A page that holds a lock as one leaves it is not kept; of that of its stream it lets go by itself.
  await expect.poll(() => locksOf(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
}

function locksOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ name }) => name).filter((name) => name !== 'pankh-events');
  });
}

test('a page that one leaves for another site is there again as it was, without being loaded', async ({
  server,
  watches,
}) => {
  await inKeepingBrowser({ server, watches }, async (page) => {
    await page.goto('/explore');
    // A page that a service worker takes over while nobody looks at it is not kept.
    await controlled(page);
    await page.goto('/explore');
    await isUsable(page);
    await expect(status(page, /^Up to date/)).toBeVisible();
    await leaveAndReturn(page);
    // It goes on as before.
    await expect(status(page, /^Up to date/)).toBeVisible();
  });
});

test('so is a member’s, which hears of what is done elsewhere as before', async ({
  server,
  watches,
  freshContext,
}) => {
  const phone = await (await freshContext()).newPage();
  await logIn(phone);
  await inKeepingBrowser({ server, watches }, async (page) => {
    await openAs(page);
    await page.goto('/drafts');
    await isUsable(page);
    await beginDraft(phone, 'Lantern Looms');
    // By the stream, which is open then.
    await expect(page.getByRole('link', { name: 'Lantern Looms' })).toBeVisible();
    // Its name went after it.
    await sent(phone);
    await leaveAndReturn(page);
    await beginDraft(phone, 'Monsoon Kilns');
    await expect(page.getByRole('link', { name: 'Monsoon Kilns' })).toBeVisible();
  });
});

test('screens fade into each other only for whom motion is welcome', async ({ page }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...given) {
      Object.assign(window, { fades: Number(Reflect.get(window, 'fades') ?? 0) + 1 });
      return startViewTransition.apply(this, given);
    };
  });
  for (const [reducedMotion, fades] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/help');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/help$/);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'fades') ?? 0))).toBe(fades);
  }
});
