import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { controlled } from '../fixtures/network.ts';
import { fillLogin } from '../fixtures/people.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/wired-test.ts';
import { status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

/** How many mails about the dry dock this server has sent: other journeys on it send mails of their own. */
async function mailsOf({ data }: Server): Promise<number> {
  const folder = join(data, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes('Dry dock')).length;
}

test('a guest’s message whose answer was lost is still counted after the login, goes, and arrives once', async ({
  page,
  server,
  wire,
}) => {
  await page.goto('/contact');
  await controlled(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  wire.dropAnswersTo('Dry dock');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tara Menon');
  await page.getByRole('textbox', { name: 'Email' }).fill('tara@people.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Dry dock');
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I export my drafts?');
  await page.getByLabel('I agree that Pankh uses these details').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => mailsOf(server)).toBe(1);
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await fillLogin(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await status(page, /^1 waiting/).click();
  await expect(page.getByText('Message to Pankh: Dry dock')).toBeVisible();
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toContainText('Message to Pankh: Dry dock');
  await page.keyboard.press('Escape');

  wire.heal();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  expect(await mailsOf(server)).toBe(1);
});
