import { openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/push-test.ts';
import { sent } from './fixtures/work.ts';

test('where the browser was told no, the settings say how to allow it, and what comes instead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await openAs(page);
  await page.goto('/settings/notifications');
  await expect(page.getByText('Notifications are not allowed here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toHaveCount(0);
});

test('what devices notify of, and when they are quiet, is chosen without a network too', async ({ page }) => {
  await openAs(page);
  await page.goto('/settings/notifications');
  const quiet = page.getByLabel('Notify me at no time between');
  await expect(quiet).not.toBeChecked();
  await page.context().setOffline(true);
  await quiet.check();
  await page.getByLabel('From', { exact: true }).selectOption('21:00');
  await page.getByLabel('New messages', { exact: true }).uncheck();
  await page.context().setOffline(false);
  await sent(page);
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:00');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00');
  await expect(page.getByLabel('New messages', { exact: true })).not.toBeChecked();
});
