import type { Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import {
  endSession,
  fillLogin,
  founder,
  investor,
  logIn,
  openAs,
  personOf,
  sendLogin,
} from './fixtures/people.ts';
import type { Server } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, holdTypedWords, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** Ends the session, as the server does when its time is over; the browser logs what it is told then. */
async function expire(page: Page, server: Server, expectError: (pattern: RegExp) => void): Promise<void> {
  expectError(/status of 401/);
  await endSession(page, server.origin);
}

test('a session that ends in mid-queue keeps the queue, and the same person sends it once by signing in', async ({
  page,
  server,
  expectError,
  freshContext,
}) => {
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expire(page, server, expectError);
  await beginDraft(page, 'Session end');
  await expect(status(page, /^Sign in to send/)).toBeVisible();
  await page.goto('/explore?stage=Seed');
  await expect(page.getByRole('listitem').filter({ hasText: '₹' }).first()).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toContainText(
    '1 item waits here to be sent.',
  );
  await status(page, /^Sign in to send/).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fexplore%3Fstage%3DSeed$/);
  await expect(page.getByText('Your session has ended. 1 item waits here to be sent.')).toBeVisible();
  await expect(page.getByText(`Log in as ${founder.email} to send it.`)).toBeVisible();
  await sendLogin(page);
  await expect(page).toHaveURL(/\/explore\?stage=Seed$/);
  await expect(page.getByText(/kept here for you (is|are) being sent/)).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();

  const other = await (await freshContext()).newPage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByText('Session end')).toHaveCount(1);
});

test('who is signed in is offered no field to type into, not even for a moment', async ({ page }) => {
  await openAs(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('input[type="password"]')) seen.push('password');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await expect(page.getByRole('main').getByText('You are signed in as Ishira Velankar')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('who is signed in is nowhere asked whether they are registered', async ({ page }) => {
  await openAs(page);
  const main = page.getByRole('main');
  for (const path of ['/signup', '/invest', '/register', '/fundraise?join=1']) {
    await page.goto(path);
    await expect(main.getByText('You are signed in as Ishira Velankar'), path).toBeVisible();
    await expect(main.getByText('Already registered?'), path).toBeHidden();
    await expect(main.getByRole('link', { name: 'Login', exact: true }), path).toBeHidden();
  }
});

test("somebody else who signs in sees and sends nothing of the first person's, who finds their work again", async ({
  page,
  server,
  expectError,
}) => {
  await openAs(page);
  const first = await personOf(page);
  await expire(page, server, expectError);
  await beginDraft(page, 'Known to one');
  await expect(status(page, /^Sign in to send/)).toBeVisible();

  await logIn(page, investor);
  await expect(status(page, /^Up to date/)).toBeVisible();
  for (const screen of ['/drafts', '/outbox', '/']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Known to one')).toHaveCount(0);
    await expect(page.getByText('Ishira Velankar')).toHaveCount(0);
  }
  await page.goto('/outbox');
  const notice = page.getByText('Unsent work of f•••@demo.pankh.example is kept on this device');
  await expect(notice).toBeVisible();
  const contents = await deviceContents(page);
  for (const trace of [founder.email, first.token]) expect(contents).not.toContain(trace);

  await expire(page, server, expectError);
  await fillLogin(page);
  // Told for some seconds, before all that the server keeps of them has come.
  await expect(page.getByText(/kept here for you (is|are) being sent/)).toBeVisible();
  await page.goto('/drafts');
  await expect(page.getByText('Known to one')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.goto('/outbox');
  await expect(notice).toHaveCount(0);
});

test('kept work of somebody else can be removed from the device once that is confirmed', async ({
  page,
  server,
  expectError,
}) => {
  await openAs(page);
  await expire(page, server, expectError);
  await beginDraft(page, 'Left behind');
  await logIn(page, investor);
  await page.goto('/outbox');
  await page
    .getByRole('button', { name: 'Remove from this device: work of f•••@demo.pankh.example' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/is kept on this device/)).toHaveCount(0);
  expect(await deviceContents(page)).not.toContain('Left behind');
});

test('a tab left open turns to whoever signs in in another, with nothing mixed and no word given to the wrong person', async ({
  page,
  context,
  server,
  expectError,
}) => {
  await holdTypedWords(page);
  await openAs(page);
  await beginDraft(page, 'Words of the first');
  await expect(status(page, /^Up to date/)).toBeVisible();
  const left = await personOf(page);
  const other = await context.newPage();
  await expire(page, server, expectError);
  await page.getByLabel('Business Description').fill('Looms that run on rain');
  await fillLogin(other, investor);
  await expect(other).toHaveURL(/\/$/);

  await expect(page.getByRole('banner').getByRole('button', { name: 'Rudransh Keshwani' })).toBeVisible();
  await expect(page.getByText('Words of the first')).toHaveCount(0);
  for (const tab of [page, other]) await expect(status(tab, /^Up to date/)).toBeVisible();
  await other.goto('/outbox');
  await expect(other.getByText('Nothing is waiting')).toBeVisible();
  await other.goto('/drafts');
  await expect(other.getByText('No drafts yet')).toBeVisible();
  await expect(other.getByText('Words of the first')).toHaveCount(0);

  await page.close();
  await expire(other, server, expectError);
  await logIn(other);
  expect((await personOf(other)).id).toBe(left.id);
  await other.goto('/drafts');
  await other.getByRole('link', { name: /Words of the first/ }).click();
  await expect(other.getByLabel('Business Description')).toHaveValue('Looms that run on rain');
});
