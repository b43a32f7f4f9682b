import { goOffline } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { goOnline, twoDevices } from './fixtures/two-devices.ts';
import { beginDraft, description, holdTypedWords, sent, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

const deletedElsewhere = 'This draft was deleted elsewhere';
const broughtBack = 'This draft was deleted, and an edit brought it back';

test('who types as another device deletes the draft types on in it, and it comes back with every key', async ({
  page: laptop,
  freshContext,
}) => {
  const phone = await (await freshContext()).newPage();
  // What was typed before the deletion came is not stored yet when it comes.
  await holdTypedWords(phone);
  for (const page of [laptop, phone]) await logIn(page);
  const address = await beginDraft(laptop, 'Tide Mill', 'Flour by the sea.');
  await sent(laptop);
  await phone.goto(address);
  await expect(description(phone)).toHaveValue('Flour by the sea.');
  await description(phone).press('End');
  await phone.keyboard.type(' And ri');
  await laptop.goto('/drafts');
  await laptop.getByRole('button', { name: 'Delete Tide Mill' }).click();

  await expect(phone.getByRole('status').filter({ hasText: deletedElsewhere })).toBeVisible();
  await expect(description(phone)).toBeFocused();
  await phone.keyboard.type('ce.');
  await expect(description(phone)).toHaveValue('Flour by the sea. And rice.');
  await description(phone).blur();
  await expect(phone.getByText(deletedElsewhere)).toHaveCount(0);
  await expect(phone.getByText(broughtBack)).toBeVisible();
  const row = laptop.getByRole('listitem').filter({ hasText: 'Tide Mill' });
  await expect(row).toContainText('Deleted, and brought back by an edit');
  await laptop.goto(address);
  await expect(description(laptop)).toHaveValue('Flour by the sea. And rice.');
  await laptop.getByRole('button', { name: 'Keep it' }).click();
  for (const page of [laptop, phone]) await expect(page.getByText(broughtBack)).toHaveCount(0);
});

test('a draft that was deleted elsewhere while one looked at it stays deleted, or is restored, as one says @everywhere', async ({
  page: laptop,
  freshContext,
}) => {
  const { phone } = await twoDevices(laptop, freshContext, { name: 'Reed Boats', description: 'Boats.' });
  await laptop.goto('/drafts');
  await laptop.getByRole('button', { name: 'Delete Reed Boats' }).click();
  await phone.getByRole('button', { name: 'Restore it' }).click();
  await expect(phone.getByText(deletedElsewhere)).toHaveCount(0);
  await expect(laptop.getByRole('link', { name: 'Reed Boats' })).toBeVisible();
  await laptop.getByRole('button', { name: 'Delete Reed Boats' }).click();
  await phone.getByRole('link', { name: 'Leave it deleted' }).click();
  await expect(phone).toHaveURL(/\/drafts$/);
  await phone.getByText(/^Deleted drafts/).click();
  await expect(phone.getByRole('button', { name: 'Restore Reed Boats' })).toBeVisible();
});

test('words that were sent before a deletion that never saw them outlive it, and whoever deleted is told', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Brick Kilns', description: 'Bricks.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  await laptop.goto('/drafts');
  const remove = laptop.getByRole('button', { name: 'Delete Brick Kilns' });
  await expect(remove).toBeVisible();
  await goOffline(laptop);
  await remove.click();
  await expect(laptop.getByRole('link', { name: 'Brick Kilns' })).toHaveCount(0);
  await write(description(phone), 'Bricks and tiles.');
  await sent(phone);
  await goOnline(laptop);
  const row = laptop.getByRole('listitem').filter({ hasText: 'Brick Kilns' });
  await expect(row).toContainText('Deleted, and brought back by an edit');
  await expect(row).toContainText('edited on another device');
  await expect(phone.getByText(broughtBack)).toBeVisible();
  await expect(description(phone)).toHaveValue('Bricks and tiles.');
  await row.getByRole('button', { name: 'Delete Brick Kilns' }).click();
  await expect(row).toHaveCount(0);
  await expect(phone.getByText(deletedElsewhere)).toBeVisible();
});
