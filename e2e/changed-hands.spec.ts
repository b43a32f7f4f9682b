import { fillLogin, founder, investor, logIn } from './fixtures/people.ts';
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
  const left = page.getByRole('status').filter({ hasText: 'You were signed out in another tab' });
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
