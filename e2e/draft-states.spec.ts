import { lostSync } from './fixtures/later-route.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { goOnline, twoDevices } from './fixtures/two-devices.ts';
import { beginDraft, description, name, sent, status, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('each draft says whether its words are on this device only, sent, or need their person @everywhere', async ({
  page: laptop,
  freshContext,
}) => {
  const { phone, address } = await twoDevices(laptop, freshContext, {
    name: 'Clay Ovens',
    description: 'Bread.',
  });
  const head = (page: typeof phone) =>
    page
      .getByRole('main')
      .locator('div', { has: page.getByRole('heading', { level: 2 }) })
      .last();
  const row = phone.getByRole('listitem').filter({ hasText: 'Clay' });
  await expect(head(laptop)).toContainText('Saved on this device');
  await expect(head(laptop).getByText('Sent', { exact: true })).toBeVisible();
  await controlled(phone);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(name(phone), 'Clay Kilns');
  await expect(head(phone).getByText('Sent', { exact: true })).toHaveCount(0);
  await phone.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(phone).toHaveURL(/\/dashboard$/);
  await phone.goto('/drafts');
  await expect(row.getByText('Saved on this device')).toBeVisible();
  await goOnline(phone);
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();

  await write(name(laptop), 'Clay Hearths');
  await goOnline(laptop);
  await expect(head(laptop).getByText('Needs you', { exact: true })).toBeVisible();
  await expect(row.getByText('Needs you', { exact: true })).toBeVisible();
  await phone.goto(address);
  await write(description(phone), 'Bread and tiles.');
  await sent(phone);
  await expect(head(phone).getByText('Needs you', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Keep 1: what the pitch has now' }).click();
  for (const page of [laptop, phone])
    await expect(head(page).getByText('Sent', { exact: true })).toBeVisible();
});

test('what was on its way as the network went is said to be on this device', async ({ page }) => {
  // As in the browsers without Background Sync: here the service worker, which no route cuts off, could send it meanwhile.
  await page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  const lost = await lostSync(page);
  await openAs(page);
  await beginDraft(page, 'Cut Short Looms');
  await expect(status(page, /^Up to date/)).toBeVisible();
  lost.begin();
  await write(description(page), 'Looms that were on their way.');
  await expect(status(page, /^1 waiting/)).toBeVisible();
  await goOffline(page);
  await page.goto('/drafts');
  const row = page.getByRole('listitem').filter({ hasText: 'Cut Short Looms' });
  await expect(row.getByText('Saved on this device')).toBeVisible();
  await expect(row.getByText('Sending')).toHaveCount(0);
});
