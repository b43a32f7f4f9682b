import type { Page } from '@playwright/test';
import { deviceContents } from '../fixtures/device-contents.ts';
import { savedDiagnosis } from '../fixtures/diagnosis.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

// The page that plays the old tab has none.
const noIcon = /^Failed to load resource: the server responded with a status of 404/;

for (const [name, path, shown] of [
  ['device', '/explore', 'Min per Investor'],
  ['person-guest', '/explore', 'Min per Investor'],
  ['directory', '/fundraise', 'investors found'],
] as const)
  test(`an old tab that will not let go of "${name}" is named as the reason in every new one, and they go on by themselves once it is closed`, async ({
    page,
    expectError,
  }) => {
    expectError(noIcon);
    const old = await oldTab(page, name, 1);
    const other = await page.context().newPage();
    for (const tab of [other, page]) {
      await tab.goto(path);
      await expect(waiting(tab)).toBeVisible();
    }
    await old.close();
    for (const tab of [other, page]) {
      await expect(waiting(tab)).toHaveCount(0);
      await expect(tab.getByText(shown).first()).toBeVisible();
    }
    await beginDraft(page, 'Written after the old tab went');
  });

test('an old tab on a database that a newer version has taken over says so, and where there is none to be had, and loses nothing', async ({
  page,
  expectError,
}) => {
  expectError(noIcon);
  await beginDraft(page, 'Written before');
  await oldTab(page, 'person-guest', 1000);
  const alert = page.getByRole('alert');
  const notice = alert.getByText('This version of Pankh is older than the data on this device');
  await expect(notice).toBeVisible();
  await page.getByLabel('Company/Project Name').fill('Written before, and meanwhile');
  await page.getByLabel('Company/Project Name').blur();
  await expect(page.getByText('Not saved: this device could not store it').last()).toBeVisible();

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(alert.getByText('There is no newer version yet')).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByText('Not saved: this device could not store it').last()).toBeVisible();
  await expect(page.getByLabel('Company/Project Name')).toHaveValue('Written before, and meanwhile');
  const kept = await deviceContents(page);
  expect(kept).toContain('"field":"title","from":"","to":"Written before"');
  expect(kept).toContain('Written before, and meanwhile');
});

test('an upgrade that throws is told of and costs nothing that was stored: once it goes through, what waited is there', async ({
  page,
  expectError,
}) => {
  expectError(noIcon);
  await page.goto('/robots.txt');
  await olderDatabaseWithWork(page, 'Written before the upgrade');
  await page.addInitScript(() => {
    const { createObjectStore } = IDBDatabase.prototype;
    IDBDatabase.prototype.createObjectStore = function (name, options) {
      if (this.name === 'person-guest' && !sessionStorage.getItem('goes-through'))
        throw new DOMException('No such luck', 'ConstraintError');
      return createObjectStore.call(this, name, options);
    };
  });
  await page.goto('/outbox');
  const notice = page.getByRole('alert').getByText('The browser cannot open your data on this device');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByText('Diagnostics', { exact: true }).click();
  await expect(page.getByText('person broken', { exact: true })).toBeVisible();
  expect(await savedDiagnosis(page)).toMatchObject({ outbox: null, databases: { person: 'broken' } });
  await expect(
    page.getByRole('main').getByText('The browser does not open the storage of this device'),
  ).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('goes-through', 'yes'));
  await page.reload();
  await expect(page.getByText('Kept on this device until you sign in.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await deviceContents(page)).toContain('Written before the upgrade');
  await beginDraft(page, 'Written after it');
});

test('a browser that cannot open the data says so, with what to do, and the rest of the screen stands', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, ...version) {
      if (name.startsWith('person-')) throw new DOMException('Internal error', 'UnknownError');
      return open.call(this, name, ...version);
    };
  });
  await page.goto('/explore');
  await expect(
    page.getByRole('alert').getByText('The browser cannot open your data on this device'),
  ).toBeVisible();
  await expect(status(page, /^Storage closed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what keeps the data from being read can be sent to whoever helps, while it waits for an old tab', async ({
  page,
  expectError,
}) => {
  expectError(noIcon);
  await oldTab(page, 'person-guest', 1);
  await page.goto('/outbox');
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('main').getByText('Diagnostics', { exact: true }).click();
  expect(await savedDiagnosis(page)).toMatchObject({ outbox: null, databases: { person: 'blocked' } });
  await expect(page.getByText('cannot be read at the moment', { exact: true })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Diagnostics copied')).toBeVisible();
});

/** What a tab says that waits for another to let go. */
function waiting(tab: Page) {
  return tab.getByRole('alert').getByText('Close the other tabs of Pankh');
}

/** The database of a guest as an early version made it, with one piece of unsent work. */
function olderDatabaseWithWork(page: Page, title: string): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve, reject) => {
        const draftId = crypto.randomUUID();
        const args = { draftId, field: 'title', from: '', to };
        const about = { touches: [`drafts/${draftId}`], doneAt: new Date().toISOString() };
        const request = indexedDB.open('person-guest', 5);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          const outbox = request.result.createObjectStore('outbox', { keyPath: 'order' });
          outbox.createIndex('id', 'id', { unique: true });
          outbox.createIndex('state', 'state');
          outbox.createIndex('touches', 'touches', { multiEntry: true });
          outbox.add({
            order: 1,
            id: crypto.randomUUID(),
            name: 'editDraft',
            args,
            state: 'waiting',
            ...about,
          });
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    title,
  );
}

/** A page without the app that holds a database in a version and does not let go when asked to. */
async function oldTab(page: Page, name: string, version: number): Promise<Page> {
  const old = await page.context().newPage();
  await old.goto('/robots.txt');
  await old.evaluate(
    ([name, version]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    [name, version] as const,
  );
  return old;
}
