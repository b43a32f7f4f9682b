import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn } from './fixtures/people.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'pending-connections' });

test('requests are answered on the dashboards, and one is withdrawn by who made it', async ({
  page,
  freshContext,
}) => {
  test.setTimeout(180_000);
  const office = await (await freshContext()).newPage();
  await logIn(office, founder);
  await logIn(page, investor);
  await office.goto('/investor-search');
  await office.getByRole('link', { name: /Rudransh Keshwani/ }).click();
  await office.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(office.getByText('The investor will be notified of your interest.')).toBeVisible();

  await page.goto('/dashboard');
  const pending = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Pending Connections' }) });
  await expect(pending.getByText('Risk notice')).toBeVisible();
  await pending.getByRole('button', { name: 'Accept: Ishira Velankar' }).click();
  await expect(pending.getByText('Nobody waits for your answer')).toBeVisible();
  await expect(pending).toBeFocused();
  await expect(
    page.getByText('Connections', { exact: true }).locator('..').getByText('1', { exact: true }),
  ).toBeVisible();
  await sent(page);
  await expect(office.getByText('Connected', { exact: true })).toBeVisible();

  const title = await dealOf(office);
  await openDeal(page, title);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await sent(page);
  await office.goto('/dashboard');
  await office.getByRole('button', { name: 'Decline: Rudransh Keshwani' }).click();
  const dialog = office.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(office.getByText('Nobody waits for your answer')).toBeVisible();
  await sent(office);
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();

  await office.goto('/investor-search');
  await office.getByRole('link', { name: /Kabir Lokhandrao/ }).click();
  await office.getByRole('button', { name: 'Connect', exact: true }).click();
  await sent(office);
  await office.goto('/connections?tab=sent');
  await office.getByRole('button', { name: 'Withdraw: Kabir Lokhandrao' }).click();
  const question = office.getByRole('dialog', { name: 'Withdraw this request?' });
  await expect(question).toContainText('You cannot ask them again');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(office.getByText('You withdrew it')).toBeVisible();
  await sent(office);
  const { id } = (await (await office.request.get('/api/auth/user')).json()) as { id: string };
  const connections = await (await office.request.get(`/api/connections/${id}`)).json();
  expect(connections).toContainEqual(expect.objectContaining({ status: 'withdrawn' }));
});
