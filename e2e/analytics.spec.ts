import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/analytics-test.ts';
import { investor, openAs } from './fixtures/people.ts';
import { status } from './fixtures/work.ts';

const tagOrigin = 'https://www.googletagmanager.com';
const collector = 'https://region1.google-analytics.com';

/** It tells its own origin, and writes a cookie. */
const tag = `
  window.tagRuns = true;
  document.cookie = '_ga=GA1.1.2; Path=/';
  fetch('${collector}/g/collect', { method: 'POST', mode: 'no-cors' });
`;

/** Stands in for the provider: which of its scripts were asked for, and how often it was told something. */
async function standIn(page: Page) {
  const asked = { script: 0, told: 0 };
  await page.context().route(`${tagOrigin}/**`, (route) => {
    asked.script += 1;
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  await page.context().route(`${collector}/**`, (route) => {
    asked.told += 1;
    return route.fulfill({ status: 204 });
  });
  return asked;
}

/** What the provider's script was told: screens and events. */
function told(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const commands = Array.isArray(layer) ? layer.map((command) => Array.from<unknown>(command)) : [];
    return commands.filter(([name]) => name === 'set' || name === 'event');
  });
}

const onScreen = (path: string) => ['set', expect.objectContaining({ page_path: path, page_title: path })];

test('visits are counted for who agreed, from the next page on, and no longer once that is taken back', async ({
  page,
  watches,
}) => {
  for (const { allowOrigin } of watches) for (const each of [tagOrigin, collector]) allowOrigin(each);
  const asked = await standIn(page);
  await openAs(page, investor);
  await page.goto('/settings/privacy');
  const consent = page.getByLabel('Count my visits to improve Pankh');
  const cookies = () => page.evaluate(() => document.cookie);
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect.poll(cookies).toContain('pankh-analytics=G-TEST1234');
  expect(asked.script).toBe(0);

  // The service worker's page, then the server's own: both let the script in, and let it tell.
  for (const [index, worker] of ['kept', 'gone'].entries()) {
    if (worker === 'gone') await forgetWorker(page);
    await page.goto('/explore?q=looms');
    await expect
      .poll(() => told(page))
      .toEqual([onScreen('/'), onScreen('/explore'), ['event', 'page_view']]);
    await expect.poll(() => asked).toEqual({ script: index + 1, told: index + 1 });
  }
  await page.getByLabel('Search').first().fill('');
  const details = page.getByRole('link', { name: /^View Details: / }).first();
  await expect(details).toHaveAttribute('href', /^\/investment\//);
  const href = (await details.getAttribute('href')) ?? '';
  const id = href.split('/').at(-1);
  // Another may be the first by the time of the click: the list still follows what was typed.
  await page.locator(`a[href="${href}"]`, { hasText: 'View Details' }).click();
  await expect
    .poll(async () => (await told(page)).slice(3))
    .toEqual([
      ['event', 'view_details', { event_category: 'opportunity', event_label: id }],
      onScreen('/investment/:id'),
      ['event', 'page_view'],
    ]);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect
    .poll(async () => (await told(page)).slice(6))
    .toEqual([['event', 'connect', { event_category: 'connection', event_label: 'entrepreneur' }]]);
  expect(JSON.stringify(await told(page))).not.toContain('looms');

  await page.goto('/settings/privacy');
  await expect.poll(() => asked.script).toBe(3);
  await expect.poll(cookies).toContain('_ga=');
  await consent.uncheck();
  await expect.poll(cookies).not.toMatch(/pankh-analytics|_ga/);
  await page.goto('/help');
  await expect(status(page, /^Up to date/)).toBeVisible();
  expect(asked.script).toBe(3);
});

async function forgetWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
  });
}
