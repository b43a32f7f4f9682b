import type { Page } from '@playwright/test';
import { violationsOn } from './fixtures/axe.ts';
import { box, connect, conversationWith, openConversation, write, written } from './fixtures/connected.ts';
import { pressTwiceAsItsRowGoes } from './fixtures/double-press.ts';
import { goOn } from './fixtures/long-conversation.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'conversations' });

test('a found message far above the end is read without the rest being taken for seen', async ({
  page,
  freshContext,
}) => {
  const office = await openConversation(page, freshContext);
  await write(page, 'Is the workshop in Surat?');
  for (const part of ['first', 'second', 'last'])
    await write(page, `The ${part} part. ${'It rains. '.repeat(300)}`);
  await sent(page);
  await expect(office.getByText('4 unread').first()).toBeVisible();
  await office.getByRole('searchbox', { name: 'Search messages' }).fill('surat');
  await office.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  await expect(written(office).getByText('Is the workshop in Surat?')).toBeInViewport();
  await write(page, 'Are you there?');
  await sent(page);
  await expect(written(office).getByText('Are you there?')).toBeAttached();
  await sent(office);
  await expect(written(page).getByText(/· Seen/)).toHaveCount(0);
  await office.getByRole('button', { name: 'To the newest message' }).click();
  await expect(
    written(page)
      .getByText(/· Seen/)
      .last(),
  ).toBeVisible();
});

test('of a long conversation no more is drawn than stands around what was found', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  await write(page, 'The loom of my aunt stands in Bhuj.');
  await sent(page);
  await goOn(page, 400);
  await page.reload();
  const drawn = written(page).locator('[data-number]');
  await expect(drawn).toHaveCount(100);
  const end = drawn.last();
  const newest = await end.textContent();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('aunt');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  await expect(written(page).getByText('The loom of my aunt stands in Bhuj.')).toBeInViewport();
  expect(await drawn.count()).toBeLessThanOrEqual(101);
  const first = drawn.first();
  const oldest = await first.textContent();
  await page.getByRole('button', { name: 'Later messages' }).click();
  await expect.poll(() => drawn.count()).toBeGreaterThan(101);
  await expect(first).toHaveText(oldest ?? '');
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(end).toHaveText(newest ?? '');
  await expect(end).toBeInViewport();
  await expect(drawn).toHaveCount(100);

  // What one writes there is seen at the end, and what was found can be chosen again.
  await page.context().setOffline(true);
  const found = written(page).getByText('The loom of my aunt stands in Bhuj.');
  for (const words of ['Shall we meet there?', 'On Monday?']) {
    await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
    await expect(found).toBeInViewport();
    await write(page, words);
    await expect(written(page).getByText(words)).toBeInViewport();
  }
});

test('two tabs of a conversation show the same words, and signing out names those that were not sent', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  await expect(box(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await box(page).fill('The cap table, soon');
  await expect(box(other)).toHaveValue('The cap table, soon');
  await box(other).fill('The cap table, tomorrow');
  await expect(box(page)).toHaveValue('The cap table, tomorrow');
  await other.close();
  await sent(page);
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Message to Ishira Velankar')).toBeVisible();
  await expect(dialog.getByText('message: The cap table, tomorrow')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(written(page).getByText('The cap table, tomorrow')).toBeVisible();
  await expect(box(page)).toHaveValue('');
});

test('whom one has blocked is listed in the settings, and is unblocked there, without whom a double press would meet', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await connect(office, page);
  await conversationWith(office, 'Rudransh Keshwani').click();
  await office.getByRole('button', { name: 'More about this conversation' }).click();
  await block(office, 'Rudransh Keshwani');
  await expect(office.getByText('You have blocked Rudransh Keshwani')).toBeVisible();
  await askKabir(office);
  await block(office, 'Kabir Lokhandrao');
  await sent(office);
  await office.goto('/settings/privacy');
  const people = office.getByRole('list', { name: 'Blocked people' });
  await expect(people).toContainText('Rudransh Keshwani');
  expect(await violationsOn(office)).toEqual([]);
  const unblock = people.getByRole('button', { name: /^Unblock / });
  await expect(unblock).toHaveCount(2);
  const left = await unblock.last().getAttribute('aria-label');
  expect(await pressTwiceAsItsRowGoes(unblock.first())).toBe(left);
  await sent(office);
  await expect(unblock).toHaveCount(1);
  // Nor by a second press of the key.
  await expect(people.getByRole('listitem')).toBeFocused();
  await unblock.press('Enter');
  await expect(office.getByText('You have blocked nobody.')).toBeVisible();
  await expect(office.getByRole('region', { name: 'Blocked people' })).toBeFocused();
});

/** From the menu that is open. */
async function block(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Block ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Block ${name}` })
    .click();
}

/** Asks an investor who answers nobody to connect, and opens what else can be done about him. */
async function askKabir(page: Page): Promise<void> {
  await page.goto('/investor-search');
  await page.getByRole('link', { name: /Kabir Lokhandrao/ }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await sent(page);
  await page.goto('/connections?tab=sent');
  await page.getByRole('button', { name: 'More about Kabir Lokhandrao' }).click();
}
