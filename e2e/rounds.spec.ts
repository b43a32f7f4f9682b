import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, openAs } from './fixtures/people.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'rounds' });

test('a founder says without a network what a round has raised, and closes it', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, founder);
  const title = await dealOf(page);
  await openDeal(page, title);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Update raised amount: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount raised so far').fill('900 crore');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A round cannot have raised more than it asks for')).toBeVisible();
  await dialog.getByLabel('Amount raised so far').fill('1 lakh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Close round: ${title}` }).click();
  await dialog.getByRole('button', { name: 'Close round' }).click();
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);
  const deals = await (await page.request.get('/api/opportunities')).json();
  expect(deals).toContainEqual(expect.objectContaining({ title, status: 'closed', raisedAmount: 100_000 }));
});
