import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn, openAs } from './fixtures/people.ts';
import { sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'connect-words' });

test('what is typed to a founder outlives leaving the page, and goes with the request', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await logIn(office, founder);
  const title = await dealOf(office);
  await openAs(page, investor);
  await openDeal(page, title);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Do the looms run at night?');
  await page.getByRole('link', { name: 'All opportunities' }).click();
  await expect(message).toHaveCount(0);
  await stored(page);
  await page.context().setOffline(true);
  await page.goto('/outbox');
  const unfinished = page.getByRole('region', { name: 'Written, not sent' });
  await expect(unfinished).toContainText('Do the looms run at night?');
  await unfinished.getByRole('link', { name: /^Go on writing/ }).click();
  await expect(page).toHaveURL(/\/investment\//);
  await expect(message).toHaveValue('Do the looms run at night?');
  await page.reload();
  await expect(message).toHaveValue('Do the looms run at night?');
  await page.getByRole('button', { name: 'Send Connection Request' }).click();
  await expect(page.getByText('Request not sent yet')).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);

  await office.goto('/connections');
  await expect(office.getByText('Do the looms run at night?')).toBeVisible();
});

test('the risk is named wherever an investor shows interest; a founder they are connected with asks no second time', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await logIn(office, founder);
  const title = await dealOf(office);
  await openAs(page, investor);
  // The journey before this one may have asked, and the device not know it yet.
  await sent(page);
  await openDeal(page, title);
  const risk = page.getByText('Investing in startups is risky: you may lose all of it', { exact: false });
  const ask = page.getByRole('button', { name: 'Connect', exact: true });
  const asked = page.getByText(/^Request (sent|not sent yet)$/);
  await expect(ask.or(asked)).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(asked).toBeVisible();
  await expect(risk).toHaveCount(1);
  await page.getByRole('button', { name: 'Record an investment' }).click();
  await expect(page.getByRole('dialog').filter({ has: risk })).toBeVisible();
  await page.keyboard.press('Escape');
  await sent(page);

  await office.goto('/connections');
  await office.getByRole('button', { name: 'Accept: Rudransh Keshwani' }).click();
  await sent(office);
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expect(risk).toBeVisible();

  await office.goto('/investor-search');
  await office.getByRole('link', { name: /Rudransh Keshwani/ }).click();
  await expect(office.getByRole('link', { name: title })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0);
  await office.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(office.getByRole('textbox', { name: 'Message to Rudransh Keshwani' })).toBeVisible();
});
