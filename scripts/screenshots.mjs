// Takes the pictures that manifest.webmanifest shows of the app, of the demo content, into public/screenshots/.
import { chromium as browserType } from '@playwright/test';
import { chromium } from '../e2e/fixtures/chromium.ts';
import { createTestServer } from '../e2e/fixtures/server.ts';
import { buildApp, installChromium, installDependencies } from './prepare.mjs';

installDependencies();
installChromium();
buildApp();
const forms = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
};
const screens = [
  ['explore', '/explore', 'narrow'],
  ['investors', '/fundraise', 'narrow'],
  ['pitch', '/submit-pitch', 'narrow'],
  ['explore', '/explore', 'wide'],
  ['investors', '/fundraise', 'wide'],
];
const server = await createTestServer({ seedDemo: true });
await server.start();
const browser = await browserType.launch(chromium);
try {
  for (const [name, path, form] of screens) {
    const context = await browser.newContext({ ...forms[form], baseURL: server.origin, locale: 'en-IN' });
    const page = await context.newPage();
    await page.goto(path);
    // Letters that come late are used from the next page on.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('banner').getByText('Up to date').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `public/screenshots/${name}-${form}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await server.dispose();
}
