import { controlled, holdStill } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/own-app-test.ts';
import { fillDisk, freeDisk, smallDisk } from '../fixtures/small-disk.ts';

test('a message that a full device could not keep is said to be unkept, and outlives an update once there is room, though nothing more is typed', async ({
  device,
  app,
}) => {
  const context = await device.open(smallDisk);
  await context.clock.install();
  const page = await context.newPage();
  await page.goto('/contact');
  await controlled(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('How do I');
  const other = await context.newPage();
  await other.goto('/outbox');
  await expect(other.getByText('message: How do I')).toBeVisible();

  await fillDisk(other);
  await message.fill('How do I export my drafts? '.repeat(40));
  await expect(page.getByText('This device cannot keep what you write here')).toBeVisible();
  await freeDisk(other);

  await app.releaseNext();
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(other.getByText('A new version is ready')).toBeVisible();
  await holdStill([page, other]);
  const reloaded = page.waitForEvent('load');
  await other.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await context.clock.resume();
  await expect(message).toHaveValue('How do I export my drafts? '.repeat(40));
  await expect(page.getByText('This device cannot keep what you write here')).toHaveCount(0);
});
