import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/fixtures/chromium.ts';
import { roomInMemory } from './e2e/fixtures/room-in-memory.ts';

// The profiles of browsers and what their processes share, the databases of servers: a slow disk would hold all of it up.
process.env.TMPDIR ??= roomInMemory();

export default defineConfig({
  testDir: 'e2e',
  // Each worker runs a server of its own.
  workers: 2,
  // The longest take a minute where nothing else runs; what hangs ends by the time below.
  timeout: 300_000,
  // A lost server is noticed by a stream that asks again every few seconds, and the machine may be busy.
  expect: { timeout: 30_000 },
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: chromium,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What is pressed and not there is told as that, long before the whole journey is out of time.
    actionTimeout: 60_000,
    // Each costs machine time, and where only the output is kept nobody sees it: `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    // Without motion, of which every frame is drawn by the processor here; the phone has all of it.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Only where the width matters: tests that say so, by @phone those of a phone alone, by @everywhere those of both.
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true },
    },
  ],
});
