import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/people.ts';
import { beginDraft, statusOf } from '../fixtures/pitch.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ seedDemo: true });

test('two tabs of one person write and sync at once: nothing is doubled, and both show everything', async ({
  page,
  freshContext,
}) => {
  await logIn(page);
  const second = await page.context().newPage();

  await Promise.all([beginDrafts(page, 'From the first tab'), beginDrafts(second, 'From the second tab')]);

  const other = await (await freshContext()).newPage();
  await logIn(other);
  for (const shown of [page, second, other]) {
    await shown.goto('/drafts');
    const drafts = shown.getByRole('main').getByRole('listitem');
    for (const tab of ['first', 'second'])
      for (const number of [1, 2, 3])
        await expect(drafts.filter({ hasText: `From the ${tab} tab, ${number}` })).toHaveCount(1);
    await expect(statusOf(shown, /^Up to date/)).toBeVisible();
  }
});

test('a frozen tab that holds the lock for ever does not keep another tab from sending', async ({ page }) => {
  await logIn(page);
  await expect(statusOf(page, /^Up to date/)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('pankh-sync', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
  const frozen = await page.context().newCDPSession(page);
  await frozen.send('Debugger.enable');
  await frozen.send('Debugger.pause');

  const living = await page.context().newPage();
  await living.addInitScript(() => {
    // The minute after which the lock is taken from its holder, in two seconds.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 60_000 ? 2_000 : ms);
  });
  await beginDraft(living, 'Sent past the frozen tab');
  await expect(statusOf(living, /^1 waiting/)).toBeVisible();
  await expect(statusOf(living, /^Up to date/)).toBeVisible();
});

async function beginDrafts(page: Page, title: string): Promise<void> {
  for (const number of [1, 2, 3]) await beginDraft(page, `${title}, ${number}`);
}
