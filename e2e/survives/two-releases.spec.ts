import type { BrowserContext, Page } from '@playwright/test';
import { lostSync } from '../fixtures/later-route.ts';
import { loadsOf } from '../fixtures/loads.ts';
import { goOffline, holdStill, holdSync } from '../fixtures/network.ts';
import { formerRelease } from '../fixtures/own-app.ts';
import { expect, test } from '../fixtures/own-app-test.ts';
import { logIn, openAs } from '../fixtures/people.ts';
import { standstill } from '../fixtures/standstill.ts';
import { goOnline } from '../fixtures/two-devices.ts';
import { isUsable } from '../fixtures/usable.ts';
import { beginDraft, description, holdTypedWords, name, sent, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('one tab agrees to the next release while what both have sent goes unanswered: each is in it after one reload, with newer data, half a sentence and all that waits, which is there once', async ({
  page,
  context,
  app,
  server,
  wire,
  nextRelease,
  freshContext,
}) => {
  await context.grantPermissions(['notifications']); // denies Background Sync: the worker is not to be busy with it
  await context.clock.install();
  await openAs(page);
  await sent(page);
  const before = await dataVersion(page);
  const other = await context.newPage();
  const tabs = [page, other];
  await goOffline(page);
  await beginDraft(page, 'Kingfisher Kilns', 'Bricks that breathe.');
  await beginDraft(other, 'Monsoon Mills');
  wire.dropAnswersTo('createDraft');
  await context.setOffline(false);
  // It arrives all the same: what is sent again must not be done again.
  const phone = await draftsOn(await freshContext());
  await expect(phone.getByText('Kingfisher Kilns')).toHaveCount(1);
  for (const tab of tabs) await expect(status(tab, /waiting/)).toBeVisible();

  await server.stop();
  await app.replaceBy(nextRelease);
  await server.start();
  const loads = tabs.map(loadsOf);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of tabs) await expect(tab.getByText('A new version is ready')).toBeVisible();
  for (const tab of tabs) await expect(ofNext(tab)).toHaveCount(0);
  expect(loads.map(({ count }) => count)).toEqual([0, 0]);

  await holdStill(tabs);
  await description(page).fill('Bricks that breathe. They are fired wi');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => loads.map(({ count }) => count)).toEqual([1, 1]);
  await context.clock.resume();
  for (const tab of tabs) {
    await expect(ofNext(tab)).toHaveCount(1);
    await expect(tab.getByText('A new version is ready')).toHaveCount(0);
    await expect(status(tab, /waiting/)).toBeVisible();
  }
  await expect(name(page)).toHaveValue('Kingfisher Kilns');
  await expect(description(page)).toHaveValue('Bricks that breathe. They are fired wi');
  await expect(name(other)).toHaveValue('Monsoon Mills');
  expect(await dataVersion(page)).toBeGreaterThan(before);

  wire.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const tab of tabs) await sent(tab);
  expect(loads.map(({ count }) => count)).toEqual([1, 1]);
  await expectDrafts(phone, {
    'Kingfisher Kilns': 'Bricks that breathe. They are fired wi',
    'Monsoon Mills': '',
  });
});

test('a tab that stands still is named as the reason why the next release waits for its data in another, and both go on once it does, with all that was written without a network', async ({
  page,
  context,
  app,
  server,
  nextRelease,
  freshContext,
}) => {
  // Denies Background Sync: the worker, which the next release replaces once it is idle, would wait for the tab that stands still.
  await context.grantPermissions(['notifications']);
  await holdTypedWords(page);
  await openAs(page);
  await sent(page);
  const before = await dataVersion(page);
  const other = await context.newPage();
  await other.goto('/explore');
  const tabs = [page, other];
  await server.stop();
  await app.replaceBy(nextRelease);
  await server.start();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of tabs) await expect(tab.getByText('A new version is ready')).toBeVisible();

  await goOffline(page);
  await beginDraft(page, 'Kingfisher Kilns');
  await beginDraft(other, 'Monsoon Mills', 'Looms that run at night.');
  for (const tab of tabs) await expect(ofNext(tab)).toHaveCount(0);
  await description(page).fill('Bricks that bre');
  const loads = tabs.map(loadsOf);
  // What asks the old worker as it is being stopped wakes it again.
  await holdSync(page);
  const goOn = await standstill(page);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(blocked(other)).toBeVisible();
  await expect(ofNext(other)).toHaveCount(1);
  // A page has loaded once its fonts and pictures have.
  await expect.poll(() => loads.map(({ count }) => count)).toEqual([0, 1]);

  await goOn();
  for (const tab of tabs) {
    await expect(ofNext(tab)).toHaveCount(1);
    await expect(status(tab, /waiting/)).toBeVisible();
    await expect(blocked(tab)).toHaveCount(0);
  }
  await expect(description(page)).toHaveValue('Bricks that bre');
  await expect(description(other)).toHaveValue('Looms that run at night.');
  expect(await dataVersion(page)).toBeGreaterThan(before);

  await goOnline(page);
  await sent(other);
  expect(loads.map(({ count }) => count)).toEqual([1, 1]);
  await expectDrafts(await draftsOn(await freshContext()), {
    'Kingfisher Kilns': 'Bricks that bre',
    'Monsoon Mills': 'Looms that run at night.',
  });
});

test('a tab whose data another has brought to the next release, past the worker, is in that release once it reloads itself', async ({
  page,
  app,
  server,
  nextRelease,
}) => {
  await page.context().grantPermissions(['notifications']); // denies Background Sync: the worker is not to be busy with it
  await openAs(page);
  await sent(page);
  const other = await page.context().newPage();
  await other.goto('/explore');
  await beginDraft(page, 'Kingfisher Kilns');
  await sent(page);
  await server.stop();
  await app.replaceBy(nextRelease);
  await server.start();
  // As by Shift and reload: the worker of the release before stays in charge of every other tab.
  await (await page.context().newCDPSession(other)).send('Page.reload', { ignoreCache: true });
  await expect(ofNext(other)).toHaveCount(1);
  const notice = page.getByRole('alert').filter({ hasText: 'older than the data on this device' });
  await expect(notice).toBeVisible();
  await expect(ofNext(page)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(ofNext(page)).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await expect(name(page)).toHaveValue('Kingfisher Kilns');
});

test('a page without a worker that asks for a script which the next release has taken away reloads once, by itself, and is in that release', async ({
  onlinePage,
  app,
  server,
  nextRelease,
  expectError,
}) => {
  const page = await onlinePage();
  expectError(/status of 404|Failed to fetch dynamically imported module/);
  await page.goto('/help');
  await sent(page);
  await server.stop();
  await app.replaceBy(nextRelease);
  await server.start();
  await expect(ofNext(page)).toHaveCount(0);
  const loads = loadsOf(page);
  const gone = page.waitForResponse(
    (answer) => answer.url().includes('/explore-page-') && answer.status() === 404,
  );
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await gone;
  await expect(ofNext(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/explore$/);
  await isUsable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect.poll(() => loads.count).toBe(1);
});

test('a release put back under data of the next one says that it is older and what it cannot read, and all is there again once the next is, unsent words too', async ({
  page,
  app,
  server,
  nextRelease,
}) => {
  await page.context().grantPermissions(['notifications']); // denies Background Sync: the worker is not to be busy with it
  const lost = await lostSync(page);
  await openAs(page);
  await sent(page);
  const release = async (dist: string) => {
    await server.stop();
    await app.replaceBy(dist);
    await server.start();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const ready = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await ready.getByRole('button', { name: 'Update' }).click();
  };
  await release(nextRelease);
  await expect(ofNext(page)).toHaveCount(1);
  lost.begin();
  await beginDraft(page, 'Kingfisher Kilns');
  const draft = page.url();
  await expect(status(page, /waiting/)).toBeVisible();

  await release(formerRelease);
  const notice = page.getByRole('alert').filter({ hasText: 'older than the data on this device' });
  await expect(notice).toContainText('What was stored is kept, and goes on in the newer version');
  await expect(ofNext(page)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toContainText('There is no newer version yet');
  const main = page.getByRole('main');
  for (const path of [draft, '/explore', '/drafts', '/settings', '/settings/storage']) {
    await page.goto(path);
    await expect(main.getByText('This opens in the newer version of Pankh')).toBeVisible();
    await expect(main.getByText(/^Loading/)).toHaveCount(0);
  }
  await main.getByRole('link', { name: 'Open the Outbox' }).click();
  await expect(main.getByText('this one can read, keep and send nothing')).toBeVisible();
  await main.getByText('Diagnostics', { exact: true }).click();
  await expect(page.getByText('person newer', { exact: true })).toBeVisible();

  await release(nextRelease);
  await expect(ofNext(page)).toHaveCount(1);
  await page.goto(draft);
  await expect(name(page)).toHaveValue('Kingfisher Kilns');
  await expect(notice).toHaveCount(0);
  await expect(status(page, /waiting/)).toBeVisible();
  lost.end();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sent(page);
});

/** Stands on what the next release alone draws. */
function ofNext(tab: Page) {
  return tab.locator('html[data-release="next"]');
}

/** What a tab says that waits for another to let go. */
function blocked(tab: Page) {
  return tab.getByRole('alert').getByText('Close the other tabs of Pankh');
}

/** Of what form the data of whoever is signed in is on this device. */
function dataVersion(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const own = databases.find(({ name = '' }) => /^person-[0-9a-f]{8}-/.test(name));
    return own?.version ?? 0;
  });
}

/** The drafts as another device of the founder lists them. */
async function draftsOn(context: BrowserContext): Promise<Page> {
  const phone = await context.newPage();
  await logIn(phone);
  await phone.goto('/drafts');
  await expect(phone.getByRole('heading', { name: 'Drafts', exact: true })).toBeVisible();
  return phone;
}

/** On another device each of them is there once, and described so. */
async function expectDrafts(phone: Page, described: Record<string, string>): Promise<void> {
  await sent(phone);
  for (const [title, words] of Object.entries(described)) {
    await phone.goto('/drafts');
    const draft = phone.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(draft).toHaveCount(1);
    await draft.getByText(title).click();
    await expect(description(phone)).toHaveValue(words);
  }
}
