import type { Page } from '@playwright/test';
import { controlled } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

test('each way into the database sets its one filter, finds as many as it says, and leads there, also without a network', async ({
  page,
  context,
}) => {
  await page.goto('/fundraise');
  await controlled(page);
  const found = page.getByRole('status').filter({ hasText: /investors? found/ });
  await expect(found).toBeVisible();
  await expect(page.getByText('Total funding range: $25K - $15M+')).toBeVisible();
  await context.setOffline(true);

  const types = page.getByRole('list', { name: 'Browse by investor type' });
  await expect(types.getByRole('listitem')).toHaveCount(10);
  const families = types.getByRole('link', { name: /Family offices/ });
  await expect(families).toContainText(/\d investors/);
  const count = /\d+/.exec(await families.innerText())?.[0];
  await families.click();
  await expect(found).toHaveText(`${count} investors found`);
  await expect(page.getByRole('combobox', { name: 'Investor type', exact: true })).toHaveValue(
    'Family offices',
  );
  await expect(page.getByRole('heading', { name: 'Global Investor Database' })).toBeInViewport();

  const stages = page.getByRole('list', { name: 'Investment stages' });
  await expect(stages.getByRole('listitem')).toHaveCount(6);
  await stages.getByRole('link', { name: /Scaling/ }).click();
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toHaveValue('Scaling');
  await expect(page.getByRole('combobox', { name: 'Investor type', exact: true })).toHaveValue('');

  await expect(list(page, 'Popular industries').getByRole('listitem')).toHaveCount(20);
  await expect(list(page, 'By industry').getByRole('listitem')).toHaveCount(64);
  await list(page, 'By stage').getByRole('link', { name: 'Pre-seed' }).click();
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toHaveValue('Pre-seed');
  await expect(page.getByRole('heading', { name: 'Global Investor Database' })).toBeInViewport();
  await list(page, 'Lead investors').getByRole('link', { name: 'Always leading' }).click();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  await list(page, 'By country: Asia & Europe').getByRole('link', { name: 'Japan' }).click();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Japan');
  await expect(page.getByLabel('Search investors')).toHaveValue('');

  await page.goBack();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  await page.reload();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  await expect(found).toBeVisible();
});

function list(page: Page, name: string) {
  return page.getByRole('list', { name, exact: true });
}
