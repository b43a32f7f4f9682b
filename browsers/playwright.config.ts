import { defineConfig } from '@playwright/test';
import type { OfProject } from './test.ts';

/** Journeys in the other two engines: Firefox, and WebKit, which every iPhone browses with. `npm run browsers` */
export default defineConfig<OfProject>({
  testDir: '.',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: '../test-results/browsers',
  projects: [
    // No other engine keeps a page as it stands in the middle of a transaction.
    { name: 'firefox', testIgnore: 'kept-page.spec.ts', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
