import { logIn, openAs } from '../fixtures/people.ts';
import { opportunitiesNamed, writePitch } from '../fixtures/pitch.ts';
import { cutOff } from '../fixtures/watch.ts';
import { expect, test } from '../fixtures/wired-test.ts';
import { status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('a server killed (-9) between commit and answer has the pitch once, and the device hears of it', async ({
  page,
  server,
  wire,
  freshContext,
  expectError,
}) => {
  expectError(cutOff);
  await openAs(page);
  await writePitch(page, 'Kingfisher Kilns');
  await expect(status(page, /^Up to date/)).toBeVisible();

  const committed = wire.withholdAnswerTo('submitPitch');
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  expect(await committed).toBe(200);
  await server.kill();
  wire.heal();
  const kept = page.getByRole('status').filter({ hasText: 'Your pitch is on this device' });
  await expect(kept).toContainText('Kingfisher Kilns');
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await server.start();
  await expect(kept).toHaveCount(0);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await expect(await opportunitiesNamed(page, 'Kingfisher Kilns')).toHaveCount(1);

  const other = await (await freshContext()).newPage();
  await logIn(other);
  await expect(await opportunitiesNamed(other, 'Kingfisher Kilns')).toHaveCount(1);
});
