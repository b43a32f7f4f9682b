import type { Page, Route } from '@playwright/test';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

// Whether what goes on behind the page has come before the network goes, nobody can say: both end well.
test('who loses the network in the first seconds reads on, is told where a link cannot lead, and has all of it once it is back', async ({
  page,
  expectError,
}) => {
  // What was asked for in vain.
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await leaveToRead(page);
  await loseAndRegain(page, () => goOffline(page));
});

test('the same where the network goes before anything has come that goes on behind the page', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await leaveToRead(page);
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  // The script with which src/start-behind.ts comes (vite/shared-scripts.ts).
  const around = async (route: Route) => {
    asked.resolve();
    await gone.promise;
    await route.abort('internetdisconnected');
  };
  await page.route('**/assets/around-*.js', around, { times: 1 });
  await loseAndRegain(page, async () => {
    await asked.promise;
    await goOffline(page);
    gone.resolve();
  });
});

/** The moment that somebody who came for the first time is left to read lasts longer than any journey. */
async function leaveToRead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    if (sessionStorage.getItem('was-held') !== null) return;
    sessionStorage.setItem('was-held', 'yes');
    globalThis.setTimeout = Object.assign(
      (work: () => void, ms?: number) => setTimeout(work, ms === 3_000 ? 3_600_000 : ms),
      setTimeout,
    );
  });
}

async function loseAndRegain(page: Page, lose: () => Promise<void>): Promise<void> {
  await page.goto('/about-us');
  await lose();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(heading).toHaveText(title);

  await page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(heading).toHaveText('This screen could not be shown');
  await page.goBack();
  await expect(heading).toHaveText(title);

  await page.context().setOffline(false);
  // What was missed may come by a load of the page.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => false))
    .toBe(true);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await goOffline(page);
  await page.goto('/explore');
  await expect(heading).toHaveText('Explore Investment Opportunities');
}
