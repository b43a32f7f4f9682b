import { expect, test } from './fixtures/test.ts';
import { dismissToasts } from './fixtures/toast.ts';

test.use({ seedDemo: true });

test('the link of a deal is copied where the device shares nothing itself; where that fails it is said; a wrong one is not found', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await dismissToasts(page);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await share.click();
  await expect(page.getByText('Copy Failed', { exact: true })).toBeVisible();

  await page.goto('/investment/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investment Opportunity Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Explore opportunities' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Investment Opportunities');
});
