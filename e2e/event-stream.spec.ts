import type { BrowserContext, Page, Request } from '@playwright/test';
import { logIn, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** The event streams a browser holds, by the pages that hold them. */
function streamsOf(context: BrowserContext) {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/sync/events') open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  context.on('requestfinished', close);
  context.on('requestfailed', close);
  return {
    holders: () => [...open].map((request) => request.frame().page()).filter((page) => !page.isClosed()),
  };
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('three tabs hold one stream, which passes on when its tab is hidden or closed, and wakes them all', async ({
  page,
  context,
  freshContext,
}) => {
  const streams = streamsOf(context);
  await openAs(page);
  const second = await context.newPage();
  const third = await context.newPage();
  for (const tab of [second, third]) await tab.goto('/drafts');
  for (const tab of [page, second, third]) await expect(status(tab, /^Up to date/)).toBeVisible();
  await expect.poll(() => streams.holders().length).toBe(1);

  const tabs = [page, second, third];
  const first = streams.holders()[0];
  if (!first) throw new Error('No tab holds the stream');
  await hide(first);
  // One, and another: for a moment the browser may not have told of the end of the first.
  await expect.poll(() => streams.holders().map((holder) => holder === first)).toEqual([false]);
  const next = streams.holders()[0];
  await next?.close();
  const left = tabs.find((tab) => tab !== first && tab !== next);
  if (!left) throw new Error('No tab is left');
  await expect.poll(() => streams.holders()).toEqual([left]);

  const other = await (await freshContext()).newPage();
  await logIn(other);
  await left.goto('/drafts');
  await expect.poll(() => streams.holders()).toEqual([left]);
  await beginDraft(other, 'Told by the stream');
  await expect(left.getByText('Told by the stream')).toBeVisible();
});
