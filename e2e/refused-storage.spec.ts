import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from '@playwright/test';
import { chromium } from './fixtures/chromium.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

test('where a browser blocks cookies, and so all that a site could keep, public pages are read, and stay', async ({
  server,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'pankh-profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await browserType.launchPersistentContext(profile, { ...chromium, baseURL: server.origin });
  try {
    const page = await context.newPage();
    for (const [address, heading] of [
      ['/about-us', /About/],
      ['/contact', /Contact/],
      ['/ai-analysis', /AI Analysis/],
      ['/pitch-enhancer', /AI Pitch Enhancer/],
      ['/', /./],
    ] as const) {
      await page.goto(address);
      expect(await page.evaluate(keeps)).toBe(false);
      // Dollar's greeting is among the last that comes.
      await expect(page.getByText('Hi, I’m Dollar.', { exact: false })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  } finally {
    await context.close();
    // What the browser had begun may still write there.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

function keeps(): boolean {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}
