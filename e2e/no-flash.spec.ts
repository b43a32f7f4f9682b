import type { Page } from '@playwright/test';
import { framesAfterDark, lightByPlace, lightIn } from './fixtures/frames.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';

test.use({ seedDemo: true, colorScheme: 'dark' });

test('in the dark no frame is light while a screen comes, however late its stylesheet and its scripts, nor as it comes from the device', async ({
  page,
}) => {
  const frames = await framesAfterDark(page);
  const sheet = await hold(page, '**/*.css');
  const scripts = await hold(page, '**/*.js');
  await page.goto('/explore', { waitUntil: 'commit' });
  await sheet.asked;
  const before = frames.length;
  sheet.release();
  // As it was drawn by the server.
  await expect.poll(() => frames.length).toBeGreaterThan(before);
  scripts.release();
  await isUsable(page);
  await expectDark(page, frames);

  await controlled(page);
  await goOffline(page);
  frames.length = 0;
  for (const path of ['/', '/drafts']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectDark(page, frames);
});

test('in the dark a page whose stylesheet never comes is dark, too', async ({ page, expectError }) => {
  expectError(/ERR_FAILED/);
  const frames = await framesAfterDark(page);
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/explore', { waitUntil: 'commit' });
  frames.length = 0;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await expectDark(page, frames);
});

/** Some of it is letters and pictures. */
async function expectDark(page: Page, frames: string[]): Promise<void> {
  expect(frames.length).toBeGreaterThan(0);
  for (const [at, frame] of frames.slice().entries()) {
    const light = await lightIn(page, frame);
    // Where in it tells what was drawn: the picture itself is lost with the run.
    const where = light < 0.2 ? '' : JSON.stringify(await lightByPlace(page, frame));
    expect(light, `frame ${at + 1} of ${frames.length} ${where}`).toBeLessThan(0.2);
  }
}

/** Such files do not come before they are released. */
async function hold(page: Page, files: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
