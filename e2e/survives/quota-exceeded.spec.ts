import { goOffline } from '../fixtures/network.ts';
import { investor, logIn, openAs } from '../fixtures/people.ts';
import { diskOf, fillDisk, freeDisk, smallDisk } from '../fixtures/small-disk.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, saved, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('on a full device what cannot be stored is said to be unsaved and stays on the screen, what was stored stays, and all goes on once there is room', async ({
  device,
  freshContext,
}) => {
  const context = await device.open(smallDisk);
  const page = await context.newPage();
  await logIn(page);
  await beginDraft(page, 'Stored before');
  await expect(status(page, /^Up to date/)).toBeVisible();
  const reader = await context.newPage();
  await reader.goto('/drafts');
  await expect(reader.getByRole('listitem').filter({ hasText: 'Stored before' })).toHaveCount(1);

  await fillDisk(reader);
  await page.getByLabel('Business Description').fill('Looms that run on rain. '.repeat(40));
  await page.getByLabel('Business Description').blur();
  await expect(page.getByText('Not saved: this device could not store it').last()).toBeVisible();
  await expect(page.getByLabel('Business Description')).toHaveValue(/Looms that run on rain/);

  const other = await (await freshContext()).newPage();
  await logIn(other);
  await beginDraft(other, 'Written elsewhere meanwhile');
  await expect(status(page, /^Device full/)).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('listitem').filter({ hasText: 'Stored before' })).toHaveCount(1);
  await expect(reader.getByText('Written elsewhere meanwhile')).toHaveCount(0);
  await reader.getByRole('button', { name: 'See what it holds' }).click();
  await expect(reader.getByRole('heading', { name: 'What this device holds' })).toBeVisible();
  await reader.goBack();

  await freeDisk(reader);
  await expect(saved(page)).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(reader.getByText('Written elsewhere meanwhile')).toBeVisible();
  await other.goto('/drafts');
  await other.getByRole('link', { name: 'Stored before' }).click();
  await expect(other.getByLabel('Business Description')).toHaveValue(/Looms that run on rain/);
});

test('a full device lets go of what can be had again, takes none of it for whole, and has it again once there is room', async ({
  device,
}) => {
  const context = await device.open(diskOf(24_000_000));
  const page = await context.newPage();
  await openAs(page, investor);
  await page.goto('/settings/storage');
  await expect(page.getByText(/^Measured/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete: Investor database' })).toBeEnabled();
  await fillDisk(page);
  await goOffline(page);
  for (const title of ['Investor database', 'Deals and articles']) {
    await page.getByRole('button', { name: `Delete: ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Fetch again: ${title}` })).toBeVisible();
  }
  await page.goto('/explore');
  await expect(page.getByText('They are no longer here', { exact: false })).toBeVisible();

  await freeDisk(page);
  await context.setOffline(false);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Min per Investor' }).first(),
  ).toBeVisible();
});
