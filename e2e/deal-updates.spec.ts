import { violationsOn } from './fixtures/axe.ts';
import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn, openAs } from './fixtures/people.ts';
import { undoOf } from './fixtures/toast.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'deal-updates' });

test('a founder writes an update without a network; who follows the deal is told, and reads it without one', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await openAs(office, founder);
  const title = await dealOf(office);
  await openDeal(office, title);
  await openAs(page, investor);
  await openDeal(page, title);
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await sent(page);

  await office.context().setOffline(true);
  await office.getByRole('button', { name: 'Write an update' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Please give the update a title')).toBeVisible();
  await expect(dialog.getByText('Please write what is new')).toBeVisible();
  expect(await violationsOn(office)).toEqual([]);
  await dialog.getByLabel('Title').fill('A second mill');
  await dialog.getByLabel('What is new').fill('It weaves since Monday.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const told = office.getByRole('list', { name: 'Updates, the newest first' }).getByRole('listitem');
  await expect(told).toContainText('Saved on this device. It will be sent when you are online.');
  await office.context().setOffline(false);
  await sent(office);
  await expect(told).not.toContainText('Saved on this device');

  await expect(page.getByRole('heading', { name: 'A second mill' })).toBeVisible();
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 new' });
  await expect(bell).toBeVisible();
  await page.context().setOffline(true);
  await bell.click();
  await page.getByRole('link', { name: new RegExp(`has news of “${title}”`) }).click();
  await expect(page.getByText('It weaves since Monday.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: A second mill' })).toHaveCount(0);
  await page.context().setOffline(false);

  await office.getByRole('button', { name: 'Edit: A second mill' }).click();
  await dialog.getByLabel('What is new').fill('It weaves since May.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It weaves since May.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A second mill' })).toContainText('edited');
  await office.getByRole('button', { name: 'Remove: A second mill' }).click();
  const undo = await undoOf(office);
  await expect(office.getByRole('region', { name: 'Updates' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'A second mill' })).toHaveCount(0);
  await undo.click();
  await expect(page.getByRole('heading', { name: 'A second mill' })).toBeVisible();
});

test('a founder sees how often investors opened a pitch, each counted once a day', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await logIn(office, founder);
  const title = await dealOf(office);
  await openDeal(office, title);
  await openAs(page, investor);
  await openDeal(page, title);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);
  await office.goto('/dashboard');
  await expect(office.getByText('Views by Investors').locator('..')).toContainText('1');
  await office.getByRole('tab', { name: 'Pitches' }).click();
  await expect(office.getByRole('listitem').filter({ hasText: title })).toContainText('1 view by investors');
});
