import type { BrowserContext, Page } from '@playwright/test';
import { logIn, openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

const delays = [0, 5, 20, 50, 100, 200];

for (const network of ['with', 'without'])
  test(`what a tab called saved ${network} a network is there after it crashed 0-200 ms later, and reaches the server once`, async ({
    device,
    onlinePage,
  }) => {
    const context = await device.open();
    const page = await context.newPage();
    await openAs(page);
    await expect(status(page, /^Up to date/)).toBeVisible();

    await context.setOffline(network === 'without');
    const written = delays.map((delay) => `Crashed after ${delay} ms ${network} a network`);
    for (const [at, title] of written.entries()) await crashAfterSaved(context, title, delays[at] ?? 0);

    await context.setOffline(false);
    await page.goto('/drafts');
    await hasOnce(page, written);
    await expect(status(page, /^Up to date/)).toBeVisible();
    const other = await onlinePage();
    await logIn(other);
    await other.goto('/drafts');
    await hasOnce(other, written);
  });

async function hasOnce(page: Page, titles: string[]): Promise<void> {
  for (const title of titles)
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
}

/** The delay begins at the moment the page shows that the words are stored. */
async function crashAfterSaved(context: BrowserContext, title: string, delay: number): Promise<void> {
  const page = await context.newPage();
  await page.goto('/submit-pitch');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const due = page.evaluate(
    (delay) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.body.innerText.includes('Saved on this device')) setTimeout(resolve, delay);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    delay,
  );
  await page.getByLabel('Company/Project Name').fill(title);
  await due;
  // The answer to this never comes: who would give it has gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
