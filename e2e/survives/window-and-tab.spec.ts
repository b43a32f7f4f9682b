import { installed, isInWindow } from '../fixtures/install.ts';
import { loadsOf } from '../fixtures/loads.ts';
import { holdStill } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/own-app-test.ts';
import { logIn, openAs } from '../fixtures/people.ts';
import { beginDraft, description, name, sent, status, write } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('the installed window and a tab beside it write and send at once: nothing is doubled, both show everything, and a draft has what each wrote in it', async ({
  device,
  server,
  onlinePage,
}) => {
  const { page, visit } = await installed(device, server.origin);
  expect([await isInWindow(page), await isInWindow(visit)]).toEqual([true, false]);
  await openAs(page);
  // The tab turns by itself to who has signed in, with a load of its own.
  await expect(visit.getByText('Ishira Velankar is signed in here now')).toBeVisible();
  await Promise.all([beginDraft(page, 'From the window'), beginDraft(visit, 'From the tab')]);
  const shared = await beginDraft(visit, 'Of both');
  await sent(visit);
  await page.goto(shared);
  await expect(name(page)).toHaveValue('Of both');
  await Promise.all([
    write(description(page), 'The window tells of it.'),
    write(name(visit), 'Of both, and named by the tab'),
  ]);
  for (const own of [page, visit]) await sent(own);

  const other = await onlinePage();
  await logIn(other);
  for (const shown of [page, visit, other]) {
    await shown.goto('/drafts');
    const drafts = shown.getByRole('main').getByRole('listitem');
    for (const title of ['From the window', 'From the tab', 'Of both'])
      await expect(drafts.filter({ hasText: title })).toHaveCount(1);
    // Nothing was done again, and refused for that.
    await expect(status(shown, /^Up to date/)).toBeVisible();
  }
  await other.goto(shared);
  await expect(name(other)).toHaveValue('Of both, and named by the tab');
  await expect(description(other)).toHaveValue('The window tells of it.');
});

test('a new version asks in the installed window and in the tab beside it, and agreed to in the window each reloads once, with what is being typed', async ({
  device,
  server,
  app,
}) => {
  const { context, page, visit } = await installed(device, server.origin, async (browser) => {
    await browser.grantPermissions(['notifications']); // denies Background Sync: the worker is not to be busy with it
    await browser.clock.install();
  });
  const both = [page, visit];
  await beginDraft(page, 'From the window');
  await beginDraft(visit, 'From the tab');
  const loads = both.map(loadsOf);
  const counts = () => loads.map(({ count }) => count);
  await app.releaseNext();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const each of both) await expect(each.getByText('A new version is ready')).toBeVisible();
  expect(counts()).toEqual([0, 0]);

  await holdStill(both);
  await description(page).fill('Words of the win');
  await description(visit).fill('Words of the t');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  // Beside a tab that stands still a version may take a while to be in charge.
  await expect.poll(counts, { timeout: 180_000 }).toEqual([1, 1]);
  await context.clock.resume();
  await expect(description(page)).toHaveValue('Words of the win');
  await expect(description(visit)).toHaveValue('Words of the t');
  for (const each of both) await expect(each.getByText('A new version is ready')).toHaveCount(0);
  expect(counts()).toEqual([1, 1]);
  expect(await isInWindow(page)).toBe(true);
});
