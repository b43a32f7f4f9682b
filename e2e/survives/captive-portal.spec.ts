import type { Page } from '@playwright/test';
import { controlled } from '../fixtures/network.ts';
import { logIn, openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/wired-test.ts';
import { beginDraft, saved, status } from '../fixtures/work.ts';

test.use({ seedDemo: true, workerComes: true });

test('a captive portal that answers 200 with HTML is no server: the work waits, and goes once when the portal has gone', async ({
  page,
  wire,
  freshContext,
  expectError,
}) => {
  // The browser's own words on a stream of events that is a page.
  expectError(/^EventSource's response has a MIME type/);
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();

  wire.becomePortal();
  await expect(status(page, /^Offline/)).toBeVisible();
  await beginDraft(page, 'Portal prints');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company/Project Name')).toHaveValue('Portal prints');
  await expect(saved(page)).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Draft: Portal prints')).toBeVisible();
  await expect(page.getByText('Waiting for a network')).toBeVisible();

  wire.heal();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  const other = await (await freshContext()).newPage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByRole('listitem').filter({ hasText: 'Portal prints' })).toHaveCount(1);
});

test('a captive portal that comes between while the app is being kept leaves no page of its own in its place', async ({
  page,
  context,
  wire,
  expectError,
}) => {
  // The portal's page is no script, no style and no answer of the API.
  expectError(/MIME type|Failed to load|Failed to fetch|Loading module/);
  const answered = wire.becomePortalAfter('/sw.js', 8);
  await page.goto('/');
  await answered;
  wire.heal();
  // In another window: the first may be coming anew by itself just then, for a script that was the portal's.
  await page.close();
  const later = await context.newPage();
  await later.goto('/about-us');
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await controlled(later);
  expect(await keptPages(later)).toEqual(['/index.html']);
  wire.swallow();
  for (const path of ['/', '/explore']) {
    await later.goto(path);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** The addresses, sorted, under which this browser keeps a page. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isPage = answer?.headers.get('Content-Type')?.startsWith('text/html');
        if (isPage) pages.push(new URL(request.url).pathname);
      }
    }
    return pages.sort();
  });
}
