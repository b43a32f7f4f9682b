import { defineConfig } from '@playwright/test';

/** Journeys in WebKit, which every iPhone browses with. `npm run webkit` */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: '../test-results/webkit',
});
