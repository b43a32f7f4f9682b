import { logIn, openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { sent, status } from '../fixtures/work.ts';

test.use({ seedDemo: true, workerComes: true });

test('where the browser has cleared what the app stored but not its cookie, one reads on as a guest, and logs in anew', async ({
  page,
  server,
}) => {
  await logIn(page);
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: server.origin,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });

  await page.goto('/explore');
  await expect(page.getByRole('listitem').filter({ hasText: '₹' }).first()).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(page.getByText('Sign in again')).toHaveCount(0);
  await logIn(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('a tab under which the browser has cleared what the app kept says so, and not that somebody signed out', async ({
  page,
  server,
}) => {
  await openAs(page);
  await page.goto('/drafts');
  await sent(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });

  const cleared = page
    .getByRole('status')
    .filter({ hasText: 'This browser has cleared what Pankh kept here' });
  await expect(cleared).toContainText('What was not sent yet is lost');
  await expect(page.getByText('You were signed out')).toHaveCount(0);
  await cleared.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdrafts$/);
});
