import { controlled } from '../fixtures/network.ts';
import { logIn, openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/wired-test.ts';
import { beginDraft, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('where answers take three seconds and get lost, the screen answers from the device before, and the status is true', async ({
  page,
  wire,
  onlinePage,
}) => {
  await openAs(page);
  await page.goto('/explore');
  // While they are read from the device their places are empty.
  const deals = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Min per Investor' });
  await expect(deals.first()).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();

  // However long the machine takes to show a screen: no answer helps it.
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  wire.becomeSlow({ latency: 3_000, dropped: 2, from: answering });
  await page.goto('/explore', { waitUntil: 'commit' });
  await expect(deals.first()).toBeVisible();
  // Nobody has answered yet: it cannot know that it is up to date.
  await expect(status(page, /^Up to date/)).toHaveCount(0);
  await beginDraft(page, 'Slow silk');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await page.goto('/drafts', { waitUntil: 'commit' });
  await expect(page.getByText('Slow silk')).toBeVisible();
  await expect(status(page, /^1 waiting/)).toBeVisible();
  answer();

  await expect(status(page, /^Up to date/)).toBeVisible({ timeout: 90_000 });
  wire.heal();
  const other = await onlinePage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByRole('listitem').filter({ hasText: 'Slow silk' })).toHaveCount(1);
});

test('a network that is lost without a word shows as soon as it is asked in vain, and its return does, too', async ({
  page,
  wire,
}) => {
  await page.addInitScript(() => {
    // The 20 s and more that a server which is not known to be there is given are never over.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms < 20_000 ? ms : 3_600_000);
  });
  await page.goto('/');
  await controlled(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  wire.swallow();
  const asked = page.waitForRequest('**/api/sync');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asked;
  await expect(status(page, /^Offline/)).toBeVisible();
  wire.heal();
  await expect(status(page, /^Up to date/)).toBeVisible();
});
