import type { Page } from '@playwright/test';
import { deviceContents } from '../fixtures/device-contents.ts';
import { founder, logIn, openAs, personOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, holdTypedWords, sent, status } from '../fixtures/work.ts';

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
    await expect(status(shown, /^Up to date/)).toBeVisible();
  }
});

test('a frozen tab that holds the lock for ever does not keep another tab from sending', async ({ page }) => {
  await countTransactions(page);
  await logIn(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('pankh-sync', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
  await freezeAtRest(page);

  const living = await page.context().newPage();
  await living.addInitScript(() => {
    // The silence after which the lock is taken from its holder is over once it is told to be.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const silence = new AbortController();
    AbortSignal.timeout = (ms) => (ms === 150_000 && !silence.signal.aborted ? silence.signal : timeout(ms));
    addEventListener('silence-over', () => silence.abort(new DOMException('Long enough', 'TimeoutError')));
  });
  await beginDraft(living, 'Sent past the frozen tab');
  await expect(status(living, /^1 waiting/)).toBeVisible();
  await living.evaluate(() => dispatchEvent(new Event('silence-over')));
  await expect(status(living, /^Up to date/)).toBeVisible();
});

test('signing out in one tab takes the person out of the others, with what was still being typed there', async ({
  page,
  context,
}) => {
  await holdTypedWords(page);
  await openAs(page);
  await beginDraft(page, 'Gone with its owner');
  await sent(page);
  const { id, token } = await personOf(page);
  const other = await context.newPage();
  await other.goto('/');
  await page.getByLabel('Business Description').fill('Words nobody stored');

  await other.getByRole('banner').locator('button[aria-expanded]').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('Your data was removed from this device.')).toBeVisible();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(tab.getByText('Gone with its owner')).toHaveCount(0);
  }
  const contents = await deviceContents(page);
  for (const trace of [founder.email, token, `person-${id}`, 'Gone with its owner', 'Words nobody stored'])
    expect(contents).not.toContain(trace);
});

type Counting = typeof globalThis & { openTransactions: number };

/** From the next page on it is known how many transactions are open. */
async function countTransactions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = Object.assign(globalThis, { openTransactions: 0 });
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      const begun = transaction.apply(this, given);
      counting.openTransactions += 1;
      for (const end of ['complete', 'abort'])
        begun.addEventListener(end, () => {
          counting.openTransactions -= 1;
        });
      return begun;
    };
  });
}

/** Stops the page for ever. In the middle of a transaction it would hold the database, too, until the browser ends it. */
async function freezeAtRest(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
  await devtools.send('Debugger.enable');
  const frozen = page.evaluate(async () => {
    const counting = globalThis as Counting; // as made above
    while (counting.openTransactions > 0) await new Promise((later) => setTimeout(later));
    // oxlint-disable-next-line no-debugger -- it is what stops the page, in this very moment
    debugger;
  });
  // Ends with the page.
  frozen.catch(() => undefined);
  await paused;
}

async function beginDrafts(page: Page, title: string): Promise<void> {
  for (const number of [1, 2, 3]) await beginDraft(page, `${title}, ${number}`);
}
