import { fillLogin } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('drafts left at the login are found among the drafts, until they are taken along or deleted', async ({
  page,
}) => {
  await beginDraft(page, 'Cork boats');
  await fillLogin(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/drafts');
  const offer = page.getByRole('region', { name: '1 draft was written on this device before you logged in' });
  await expect(offer.getByText('Cork boats')).toBeVisible();
  await expect(page.getByRole('link', { name: /Cork boats/ })).toHaveCount(0);

  await offer.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this draft?' });
  await expect(dialog.getByText('it cannot be brought back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await offer.getByRole('button', { name: 'Take it along' }).click();
  await expect(page.getByRole('link', { name: /Cork boats/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('drafts left at the login that are deleted are gone from the device', async ({ page }) => {
  await beginDraft(page, 'Tin boats');
  await fillLogin(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/drafts');
  const offer = page.getByRole('region', { name: /written on this device before you logged in/ });
  await offer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(page.getByText('Tin boats')).toHaveCount(0);
});
