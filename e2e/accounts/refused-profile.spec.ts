import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { investor, openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

/** Other tests on this server write there, too. */
const place = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const about = (page: Page) => page.getByRole('form', { name: 'About you' });

async function openProfile(page: Page): Promise<void> {
  await openAs(page, investor);
  await page.goto('/profile');
  await expect(about(page).getByLabel('Location')).not.toHaveValue('');
  await expect(status(page, /^Up to date/)).toBeVisible();
}

async function write(page: Page, location: string): Promise<void> {
  await about(page).getByLabel('Location').fill(location);
  await about(page).getByRole('button', { name: 'Save' }).click();
}

test('a place written on two devices is told of at the profile, and stands as the person decides', async ({
  page: laptop,
  freshContext,
}) => {
  const [pune, surat] = [place('Pune'), place('Surat')];
  const phone = await (await freshContext()).newPage();
  for (const page of [laptop, phone]) await openProfile(page);
  await phone.context().setOffline(true);
  await write(phone, pune);
  await expect(about(phone).getByRole('status')).toHaveText(
    'Saved on this device. It will be sent when you are online.',
  );
  await write(laptop, surat);
  await expect(about(laptop).getByRole('status')).toHaveText('Saved, and sent to your account.');

  await phone.context().setOffline(false);
  await expect(about(phone).getByRole('status')).toHaveText('Not accepted: see above.');
  await expect(about(phone).getByLabel('Location')).toHaveValue(surat);
  await expect(phone.getByText(`location: ${pune}`)).toBeVisible();
  await phone.getByRole('link', { name: 'See it in the Outbox' }).click();
  await phone.getByRole('link', { name: 'Edit: Profile: about you' }).click();
  await expect(phone).toHaveURL(/\/profile$/);
  await phone.goBack();
  await expect(phone.getByText(`location now: ${surat}`)).toBeVisible();
  await phone.getByRole('button', { name: 'Retry: Profile: about you' }).click();
  await expect(status(phone, /^Up to date/)).toBeVisible();
  await expect(about(laptop).getByLabel('Location')).toHaveValue(pune);
});

test('a place another device wrote while it was being typed is said beside it; saved again, the typed one stands', async ({
  page: laptop,
  freshContext,
}) => {
  const tides = place('Reads tide tables,');
  const [pune, surat] = [place('Pune'), place('Surat')];
  const phone = await (await freshContext()).newPage();
  for (const page of [laptop, phone]) await openProfile(page);
  await about(phone).getByLabel('Location').fill(pune);
  await about(laptop).getByLabel('Bio').fill(tides);
  await write(laptop, surat);
  await expect(about(phone).getByLabel('Bio')).toHaveValue(tides);
  await expect(about(phone).getByLabel('Location')).toHaveValue(pune);
  const save = about(phone).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(about(phone).getByText(`Another device wrote “${surat}” here meanwhile`)).toBeVisible();
  await save.click();
  await expect(about(phone).getByRole('status')).toHaveText('Saved, and sent to your account.');
  await expect(about(laptop).getByLabel('Location')).toHaveValue(pune);
});
