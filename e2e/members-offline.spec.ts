import { goOffline } from './fixtures/network.ts';
import { openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('what members have opens without a network, too, with what is theirs', async ({ page }) => {
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await goOffline(page);
  for (const [route, words] of [
    ['/dashboard', 'Pending Connections'],
    ['/connections', 'Requests'],
    ['/messages', 'Messages'],
    ['/approaches', 'Investors to Approach'],
    ['/profile', 'Company'],
    ['/settings', 'Password'],
    ['/notifications', 'Notifications'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(words).first(), route).toBeVisible();
    // A guest is asked for that.
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  }
});
