import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from './fixtures/axe.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, logIn } from './fixtures/people.ts';
import type { Server } from './fixtures/server.ts';
import { stored } from './fixtures/work.ts';

test.use({ serverOf: 'daily-mail', seedDemo: true });

/** What the last link of a daily mail holds behind its #: it is sent at eight in the morning, which no journey waits for. */
async function secretOf(page: Page, { data }: Server): Promise<string> {
  const { id, email } = await (await page.request.get('/api/auth/user')).json();
  const key = await readFile(join(data, 'secret.key'), 'utf8');
  const words = JSON.stringify(['daily-mail', id, email]);
  return `${id}.${createHmac('sha256', key).update(words).digest('base64url')}`;
}

test('the link of a daily mail ends the mails by a press, without a sign-in, and the settings say so', async ({
  page,
  server,
  freshContext,
}) => {
  await logIn(page, founder);
  await page.goto('/settings/notifications');
  await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
  await page.getByRole('radio', { name: 'Once a day' }).check();
  await stored(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  await expect(page.getByLabel('Messages I have not read')).toBeChecked();
  const mailbox = await (await freshContext()).newPage();
  await mailbox.goto(`/daily-mail#${await secretOf(page, server)}`);
  await expect(mailbox.getByRole('heading', { name: 'End the daily mail' })).toBeVisible();
  expect(await violationsOn(mailbox)).toEqual([]);
  await mailbox.getByRole('button', { name: 'End these mails' }).click();
  await expect(mailbox.getByText('No more of these mails are sent.')).toBeVisible();
  await expect(page.getByLabel('Messages I have not read')).not.toBeChecked();
});

test('a link of a daily mail that is cut, not ours, or finds no network, says so', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  await page.goto('/daily-mail');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  await page.goto('/settings');
  await page.goto(`/daily-mail#00000000-0000-7000-8000-000000000000.${'a'.repeat(43)}`);
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await controlled(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(page.getByText('This needs a network. Please try again when you are online.')).toBeVisible();
});
