import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, logIn, openAs } from './fixtures/people.ts';
import { toastSays } from './fixtures/toast.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'rounds' });

test('a founder says without a network what a round has raised, and closes it: nobody can ask about it any more', async ({
  page,
  freshContext,
}) => {
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
  await expect(page.getByRole('button', { name: `Close round: ${title}` })).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);
  const deals = await (await page.request.get('/api/opportunities')).json();
  expect(deals).toContainEqual(expect.objectContaining({ title, status: 'closed', raisedAmount: 100_000 }));

  const stranger = await (await freshContext()).newPage();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByText('This opportunity is no longer open.')).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Sign in to connect' })).toHaveCount(0);
});

test('a founder withdraws a pitch once they were asked, and it is found no more', async ({
  page,
  freshContext,
}) => {
  await logIn(page, founder);
  const title = await dealOf(page);
  await openDeal(page, title);
  const stranger = await (await freshContext()).newPage();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: `Withdraw: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this pitch?' });
  await expect(dialog).toContainText('Investors no longer see the pitch or its updates');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await toastSays(page, 'Pitch withdrawn');
  await expect(page.getByRole('main').getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await sent(page);
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'Investment Opportunity Not Found' }),
  ).toBeVisible();
});
