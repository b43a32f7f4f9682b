import { violationsOn } from './fixtures/axe.ts';
import { box, connect, conversationWith, openConversation, write, written } from './fixtures/connected.ts';
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

test('whom one has blocked is listed in the settings, and is unblocked there', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await connect(office, page);
  await conversationWith(office, 'Rudransh Keshwani').click();
  await office.getByRole('button', { name: 'More about this conversation' }).click();
  await office.getByRole('button', { name: 'Block Rudransh Keshwani' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Block Rudransh Keshwani' }).click();
  await expect(office.getByText('You have blocked Rudransh Keshwani')).toBeVisible();
  await sent(office);
  await office.goto('/settings/privacy');
  await expect(office.getByRole('list', { name: 'Blocked people' })).toContainText('Rudransh Keshwani');
  expect(await violationsOn(office)).toEqual([]);
  await office.getByRole('button', { name: 'Unblock Rudransh Keshwani' }).click();
  await expect(office.getByText('You have blocked nobody.')).toBeVisible();
  await expect(office.getByRole('region', { name: 'Blocked people' })).toBeFocused();
});
