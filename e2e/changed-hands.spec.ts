import { deviceContents } from './fixtures/device-contents.ts';
import { controlled } from './fixtures/network.ts';
import { fillLogin, founder, investor, logIn, personOf, sendLogin } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('a tab that another has turned to somebody else says who that is, shows nothing of the first, and goes on at a press', async ({
  page,
  context,
}) => {
  await logIn(page, founder);
  await beginDraft(page, 'Words of whoever was here');
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.goto('/drafts');
  await expect(page.getByText('Words of whoever was here')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/drafts');
  await other.getByRole('banner').getByRole('button', { name: 'Ishira Velankar' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  const left = page.getByRole('status').filter({ hasText: 'You were signed out' });
  await expect(left.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fdrafts');
  await expect(page.getByText('Words of whoever was here')).toHaveCount(0);

  await fillLogin(other, investor);
  const come = page.getByRole('status').filter({ hasText: 'Rudransh Keshwani is signed in here now' });
  await expect(come).toBeVisible();
  await expect(left).toHaveCount(0);
  await expect(page.getByText('Words of whoever was here')).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Rudransh Keshwani' })).toBeVisible();
  await expect(other.getByText('is signed in here now')).toHaveCount(0);

  await come.getByRole('button', { name: 'Continue as Rudransh Keshwani' }).click();
  await expect(come).toHaveCount(0);
  await page.reload();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(come).toHaveCount(0);
});

test('a device that is signed out from another says so and holds nothing of its owner’s but unsent work, which goes once they log in', async ({
  page,
  context,
  freshContext,
  expectError,
}) => {
  await logIn(page, founder);
  const { token } = await personOf(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await controlled(page);
  await context.setOffline(true);
  await beginDraft(page, 'Written on the lost phone');
  await page.goto('/drafts');
  await expect(page.getByText('Written on the lost phone')).toBeVisible();

  const other = await (await freshContext()).newPage();
  await logIn(other, founder);
  await other.goto('/settings/sessions');
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(other.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);

  expectError(/status of 401/);
  await context.setOffline(false);
  const left = page.getByRole('status').filter({ hasText: 'You were signed out' });
  await expect(left).toContainText('work that you had not sent waits here until you log in');
  await expect(page.getByText('Written on the lost phone')).toHaveCount(0);
  await left.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('Unsent work of f•••@demo.pankh.example is kept on this device')).toBeVisible();
  const contents = await deviceContents(page);
  for (const trace of [founder.email, token]) expect(contents).not.toContain(trace);

  await sendLogin(page, founder);
  await expect(page).toHaveURL(/\/drafts$/);
  await expect(page.getByText('Written on the lost phone')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await other.goto('/drafts');
  await expect(other.getByText('Written on the lost phone')).toBeVisible();
});
