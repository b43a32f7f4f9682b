import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import { laterRoute } from './fixtures/later-route.ts';
import { pressToSync } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { investor, logIn, openAs, personOf } from './fixtures/people.ts';
import { cutOff } from './fixtures/watch.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'sign-out' });

const email = 'founder@demo.pankh.example';
const written = 'Lantern Looms, known to nobody';

/** The service worker would send what these tests keep the page from sending. What is not granted is denied. */
async function withoutBackgroundSync(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
}

async function leave(page: Page, button: string): Promise<void> {
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByText('Your data was removed from this device.')).toBeVisible();
}

test('signing out leaves no trace of the person on the device', async ({ page }) => {
  await openAs(page);
  await beginDraft(page, written);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const { id, token } = await personOf(page);
  const traces = [email, written, token, `person-${id}`];
  const before = await deviceContents(page);
  for (const trace of traces) expect(before).toContain(trace);

  await leave(page, 'Sign out');

  const after = await deviceContents(page);
  for (const trace of traces) expect(after).not.toContain(trace);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('whoever signs in after somebody has signed out finds nothing of theirs, on any screen or in what the browser keeps', async ({
  page,
}) => {
  await openAs(page);
  await beginDraft(page, written);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const { id, token } = await personOf(page);
  await leave(page, 'Sign out');
  await logIn(page, investor);
  await expect(status(page, /^Up to date/)).toBeVisible();
  for (const screen of ['/drafts', '/outbox', '/notifications', '/settings', '/']) {
    await page.goto(screen);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Rudransh Keshwani' })).toBeVisible();
    for (const trace of [written, email, 'Ishira Velankar'])
      await expect(page.getByText(trace), screen).toHaveCount(0);
  }
  const contents = await deviceContents(page);
  for (const trace of [email, written, token, `person-${id}`]) expect(contents).not.toContain(trace);
});

test('signing out without a network leaves no trace either, and ends the session once there is one', async ({
  page,
  server,
}) => {
  await openAs(page);
  await page.context().setOffline(true);
  await beginDraft(page, written);
  const { id, token } = await personOf(page);

  await leave(page, 'Discard');

  const after = await deviceContents(page);
  for (const trace of [email, written, token, `person-${id}`]) expect(after).not.toContain(trace);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.origin}/api/auth/user`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status;
    })
    .toBe(401);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('unsent work can be exported, sent or let go before signing out, and without a network the dialog says what cannot be', async ({
  page,
  expectError,
}) => {
  const title = 'Sent in the end';
  expectError(/ERR_FAILED/);
  await withoutBackgroundSync(page);
  const lost = await laterRoute(page, '**/api/sync', (route) => route.abort());
  await openAs(page);
  lost.begin();
  await beginDraft(page, title);
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Draft: ${title}`);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(title);
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog.getByRole('status')).toHaveText('No network: nothing could be sent.');

  await pressToSync(page, dialog.getByRole('button', { name: 'Send now' }));
  await expect(dialog).toContainText('Everything of yours has been sent.');
  const { token } = await personOf(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Your data was removed from this device.')).toBeVisible();
  expect(await deviceContents(page)).not.toContain(token);

  await logIn(page);
  await page.goto('/drafts');
  await expect(page.getByText(title)).toBeVisible();
});

test('work that was sent without an answer is not said to be unsent', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/ERR_FAILED/);
  expectError(cutOff);
  await withoutBackgroundSync(page);
  // The server takes the work and dies before it can say so.
  let isTaken = false;
  const dying = await laterRoute(page, '**/api/sync', async (route) => {
    if (isTaken || !route.request().postData()?.includes('createDraft')) return route.continue();
    isTaken = true;
    await route.fetch();
    await server.kill();
    await route.abort();
  });
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  dying.begin();
  await beginDraft(page, 'Answer pending');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toContainText('it may have arrived');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).click();

  await server.start();
  await page.goto('/drafts');
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(page.getByText('Answer pending')).toHaveCount(1);
});
