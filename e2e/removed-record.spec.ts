import type { Page } from '@playwright/test';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { admin, logIn } from './fixtures/people.ts';
import { textOf } from './fixtures/text-of.ts';

test.use({ seedDemo: true, serverOf: 'removed-record' });

test('a record that an admin removes is gone from a device that had it, online and then offline', async ({
  page,
  freshContext,
}) => {
  await page.goto('/fundraise?investor=2');
  await controlled(page);
  const record = page.getByRole('dialog');
  await expect(record.getByRole('heading', { level: 2 })).not.toHaveText('Investor');
  const name = await textOf(record.getByRole('heading', { level: 2 }));
  await page.keyboard.press('Escape');
  await lookFor(page, name);
  await expect(cardOf(page, name)).toBeVisible();
  await expect(found(page)).toHaveText(/^1 investor found/);

  const desk = await (await freshContext()).newPage();
  await test.step('the admin looks it up, says why and removes it', async () => {
    await logIn(desk, admin);
    await desk.goto('/admin/directory');
    await desk
      .getByLabel('Number or address of the record')
      .fill('https://pankh.example/fundraise?investor=2');
    await desk.getByRole('button', { name: 'Look it up' }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();
    await desk.getByRole('button', { name: `Remove record: ${name}` }).click();
    await expect(desk.getByText('Please say why: it stands in the audit log.')).toBeVisible();
    await desk.getByLabel('Reason').fill('They asked us to.');
    await desk.getByRole('button', { name: `Remove record: ${name}` }).click();
    const removed = desk.getByRole('list', { name: 'Removed records' });
    await expect(removed.getByRole('listitem').filter({ hasText: name })).toContainText('They asked us to.');
  });

  await page.goto('/fundraise');
  await lookFor(page, name);
  await expect(found(page)).toHaveText(/^0 investors found/);
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.goto('/fundraise?investor=2');
  await expect(record.getByText('This investor is not in the database.')).toBeVisible();
  await page.goto('/fundraise');
  await goOffline(page);
  await page.reload();
  await lookFor(page, name);
  await expect(found(page)).toHaveText(/^0 investors found/);
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.goto('/fundraise?investor=2');
  await expect(
    record.getByText(/^This investor is not kept on this device, and the server cannot be asked now\./),
  ).toBeVisible();

  await test.step('put back, it is there again', async () => {
    await desk.getByRole('button', { name: `Put back: ${name}` }).click();
    await expect(desk.getByText('No record is removed.')).toBeVisible();
    await desk.goto('/fundraise?investor=2');
    await expect(desk.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  });
});

async function lookFor(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search investors').fill(name);
}

/** How many were found, once they are. */
function found(page: Page) {
  return page.getByRole('status').filter({ hasText: /investors? found/ });
}

function cardOf(page: Page, name: string) {
  return page.getByRole('button', { name: `View Details of ${name}` });
}
