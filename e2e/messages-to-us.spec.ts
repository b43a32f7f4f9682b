import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import { controlled, goOffline, withoutBackgroundSync } from './fixtures/network.ts';
import type { Server } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

type Mail = { to: string; subject: string; text: string };

/** The mail that this server has sent, as its files tell. */
async function mailsOf({ data }: Server): Promise<Mail[]> {
  const folder = join(data, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.json')).map((file) => readFile(join(folder, file), 'utf8')),
  );
  return texts.map((text) => JSON.parse(text));
}

async function mailWith(server: Server, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsOf(server)).find(({ to, subject, text }) =>
        `${to}\n${subject}\n${text}`.includes(words),
      );
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('Not there');
  return found;
}

async function write(page: Page, subject: string): Promise<void> {
  await box(page, 'Name').fill('Tara Menon');
  await box(page, 'Email').fill('tara@people.example');
  await box(page, 'Subject').fill(subject);
  await box(page, 'Message').fill('How do I export my drafts?');
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

const consent = (page: Page) => page.getByLabel('I agree that Pankh uses these details');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages', exact: true }).getByText(text);

test('a message from the contact page reaches the desk, and the form is cleared', async ({
  page,
  server,
}) => {
  await page.goto('/contact');
  await write(page, 'Dry dock');
  await page.getByLabel('Category').selectOption('Technical Support');
  await consent(page).check();
  await send(page);
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(toast(page, "We'll get back to you within 24 hours.")).toBeVisible();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(box(page, name)).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
  const mail = await mailWith(server, 'Dry dock');
  expect(mail).toMatchObject({ to: 'support@pankh.example', subject: '[contact: technical] Dry dock' });
  expect(mail.text).toContain('From: Tara Menon <tara@people.example>');
});

test('a link to the contact page chooses the category it names, and none that there is not', async ({
  page,
}) => {
  await page.goto('/partners');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('partnership');
  await page.goto('/contact?category=bribery');
  await expect(page.getByLabel('Category')).toHaveValue('');
});

test('a message that lacks something says what, and is not sent', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'Choose, if you like',
    'General Inquiry',
    'Technical Support',
    'Account Issues',
    'Investment Questions',
    'Partnership Opportunities',
    'Media & Press',
    'Bug Report',
    'Feature Request',
  ]);
  await send(page);
  await expect(toast(page, 'Missing information')).toBeVisible();
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  await write(page, 'Bilge');
  await box(page, 'Email').fill('no address');
  await send(page);
  await expect(toast(page, 'Please enter a valid email address')).toBeVisible();
  await box(page, 'Email').fill('tara@people.example');
  await send(page);
  await expect(toast(page, 'Please agree that we may use these details to answer you.')).toBeVisible();
});

test('without a network a message is kept, can be seen in the outbox, and goes by itself', async ({
  page,
  server,
}) => {
  await withoutBackgroundSync(page);
  await page.goto('/contact');
  await controlled(page);
  await goOffline(page);
  await write(page, 'From the train');
  await consent(page).check();
  await send(page);
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Message to Pankh: From the train')).toBeVisible();
  expect((await mailsOf(server)).filter(({ subject }) => subject.includes('From the train'))).toEqual([]);
  await page.context().setOffline(false);
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await mailWith(server, 'From the train');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

test('what was written to us outlives the page, without a network, until it is sent', async ({ page }) => {
  await page.goto('/contact');
  await controlled(page);
  await write(page, 'Half a thought');
  await page.getByLabel('Category').selectOption('Technical Support');
  await consent(page).check();
  await expect.poll(() => deviceContents(page)).toMatch(/Half a thought[^]*Technical Support/);
  await goOffline(page);
  await page.goto('/about-us');
  await page.goto('/contact');
  await expect(page.getByText('What you wrote here before is back. It is not sent yet.')).toBeVisible();
  await expect(box(page, 'Subject')).toHaveValue('Half a thought');
  await expect(box(page, 'Message')).toHaveValue('How do I export my drafts?');
  await expect(page.getByLabel('Category')).toHaveValue('technical');
  await expect(consent(page)).not.toBeChecked();
  await consent(page).check();
  await send(page);
  await expect(box(page, 'Message')).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
  await expect(page.getByText('It is not sent yet.')).toHaveCount(0);
  await expect.poll(() => deviceContents(page)).not.toContain('"key":"message:contact"');
});

test('a screen that breaks while one writes says so in sight, and has every word when it is tried again', async ({
  page,
  expectError,
}) => {
  expectError(/broken screen/);
  await page.goto('/contact');
  await box(page, 'Subject').fill('Bow wave');
  await page.getByLabel('Category').selectOption('Bug Report');
  await box(page, 'Message').fill('It broke while I wrote this');
  await expect.poll(() => deviceContents(page)).toContain('It broke while I wrote this');
  await page.evaluate(() => {
    const map = Array.prototype.map;
    // The one way to break a built screen from outside, in this page alone.
    Reflect.set(
      Array.prototype,
      'map',
      function (this: { value?: string }[], ...told: Parameters<typeof map>) {
        if (this[0]?.value === 'general') throw new Error('broken screen');
        return map.apply(this, told);
      },
    );
  });
  await send(page);
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeInViewport();
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('This screen could not be shown');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(box(page, 'Message')).toHaveValue('It broke while I wrote this');
  await expect(box(page, 'Subject')).toHaveValue('Bow wave');
  await expect(page.getByLabel('Category')).toHaveValue('bug');
});

test('a question from the help page reaches the desk', async ({ page, server }) => {
  await page.goto('/help');
  await send(page);
  await expect(toast(page, 'Missing information')).toBeVisible();
  await write(page, 'Where are my sails?');
  await send(page);
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect((await mailWith(server, 'Where are my sails?')).subject).toBe(
    '[help: technical] Where are my sails?',
  );
});

test('a question from the help page and a wish for the newsletter, told without a network, go by themselves', async ({
  page,
  server,
}) => {
  await withoutBackgroundSync(page);
  await page.goto('/help');
  await controlled(page);
  await goOffline(page);
  await write(page, 'Sails in the dark');
  await send(page);
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
  await page.goto('/blog');
  await box(page, 'Email').fill('offline-reader@people.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Message to Pankh: Sails in the dark')).toBeVisible();
  await expect(page.getByText('Newsletter')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  expect((await mailWith(server, 'Sails in the dark')).subject).toBe('[help: technical] Sails in the dark');
  expect((await mailWith(server, 'offline-reader@people.example')).subject).toContain('confirm');
});

test('the newsletter is asked for, confirmed from the mailbox by a press, and ended by another', async ({
  page,
  server,
}) => {
  await page.goto('/blog');
  await box(page, 'Email').fill('no address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(box(page, 'Email')).toBeFocused();
  await box(page, 'Email').fill('reader@people.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please check your email and confirm there.')).toBeVisible();
  // Others sign up with the newsletter on this server.
  const mail = await mailWith(server, 'reader@people.example');
  expect(`${mail.subject}\n${mail.text}`).toContain('Please confirm the Pankh newsletter');
  const [confirm = '', unsubscribe = ''] = mail.text.match(/http\S+/g) ?? [];

  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('Thank you. The newsletter is confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed. No further letter is sent.')).toBeVisible();
});

test('a link of the newsletter that has ended, is cut, or finds no network, says so', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  await page.goto('/newsletter/confirm');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  await page.goto(`/newsletter/unsubscribe#${'a'.repeat(43)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await controlled(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This needs a network. Please try again when you are online.')).toBeVisible();
});
