import type { Page, Route } from '@playwright/test';
import { dealTitles } from './fixtures/deal.ts';
import { deviceContents } from './fixtures/device-contents.ts';
import { loadsOf } from './fixtures/loads.ts';
import { controlled, goOffline, takenOver } from './fixtures/network.ts';
import { investor } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { textOf } from './fixtures/text-of.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true, workerComes: true });

test('who only reads a first page for a moment has every screen without a network, with what stands on it', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  const deals = await dealTitles(page);
  expect(deals.length).toBeGreaterThan(3);
  await leaveToRead(page);
  await page.goto('/about-us');
  await controlled(page);
  await expect
    .poll(async () => {
      const device = await deviceContents(page);
      return deals.filter((title) => !device.includes(title));
    })
    .toEqual([]);
  await goOffline(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(heading).toHaveText('Explore Investment Opportunities');
  await expect(page.getByRole('main').getByText(`${deals.length} opportunities`)).toBeVisible();
  await page.goto('/help');
  await expect(heading).toBeVisible();
});

test('the service worker brings the screens in one file: it asks for few scripts by themselves, and none that no page brings', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/about-us');
  await controlled(page);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(asked.filter((path) => path.startsWith('/assets/screens-'))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('-page-'))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const gathered = kept.filter((path) => path.endsWith('.js') && !scripts.includes(path));
  expect(gathered.length).toBeGreaterThan(scripts.length);
});

for (const { who, screen } of [
  { who: 'a guest', screen: '/help' },
  // The server draws nothing of it.
  { who: 'who is signed in', screen: '/profile' },
])
  test(`a page that ${who} opens while the first worker takes over the others is taken over as well`, async ({
    page,
    context,
  }) => {
    const next = await context.newPage();
    if (who === 'a guest') await leaveToRead(next);
    else await context.request.post('/api/auth/login', { data: investor });
    const asked = Promise.withResolvers<void>();
    const takenOver = Promise.withResolvers<void>();
    await next.route(`**${screen}`, async (route) => {
      asked.resolve();
      await takenOver.promise;
      await route.continue();
    });
    const came = next.goto(screen);
    await asked.promise;
    await page.goto('/about-us');
    await controlled(page);
    takenOver.resolve();
    await came;
    const loads = loadsOf(next);
    await controlled(next);
    await goOffline(page);
    await next.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click();
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Explore Investment Opportunities');
    expect(loads.count).toBe(0);
  });

test('a screen whose script was under way as the first worker took the page over, and is lost with the network, comes by itself', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await leaveToRead(page);
  await page.route('**/assets/explore-page-*.js', async (route) => {
    asked.resolve();
    await gone.promise;
    await route.abort('internetdisconnected');
  });
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click();
  await asked.promise;
  await takenOver(page);
  await goOffline(page);
  const loads = loadsOf(page);
  gone.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Investment Opportunities');
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL(/\/explore$/);
});

// Whether what goes on behind the page has come before the network goes, nobody can say: both end well.
test('over a slow connection, who loses the network in the first seconds reads on, is told where a link cannot lead, and has all of it once it is back', async ({
  page,
  expectError,
}) => {
  // What was asked for in vain.
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await leaveToRead(page);
  await slowly(page);
  await loseAndRegain(page, () => goOffline(page));
});

test('the same where the network goes before anything has come that goes on behind the page', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await leaveToRead(page);
  await slowly(page);
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
    // What a test asks of a page counts as an act of whoever reads it.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    if (sessionStorage.getItem('was-held') !== null) return;
    sessionStorage.setItem('was-held', 'yes');
    globalThis.setTimeout = Object.assign(
      (work: () => void, ms?: number) => setTimeout(work, ms === 3_000 ? 3_600_000 : ms),
      setTimeout,
    );
  });
}

/** Over a connection that the browser says is slow, where nothing is fetched beside what one reads. */
async function slowly(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
}

async function loseAndRegain(page: Page, lose: () => Promise<void>): Promise<void> {
  await page.goto('/about-us');
  await lose();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await textOf(heading);
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
