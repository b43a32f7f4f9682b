import { type BrowserContext, chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../e2e/fixtures/chromium.ts';
import { controlled } from '../../e2e/fixtures/network.ts';

/** In ms: from starting the browser's process, and from beginning to open the address in it. */
export type Start = { launch: number; open: number };

/** Visits the app once with a network, until its worker answers for it and a list is shown; the profile then has it all. */
export async function prepare(profile: string, address: string, list: string): Promise<void> {
  const context = await open(profile);
  const page = await pageOf(context);
  await page.goto(address);
  await controlled(page);
  await page.locator(list).first().waitFor();
  // Again, as everybody's second visit: from what the worker keeps.
  await page.reload();
  await page.locator(list).first().waitFor();
  // What the app stores of the first visit, it stores within moments.
  await page.waitForTimeout(3_000);
  await context.close();
}

/**
 * Starts the browser anew on the profile, without a network where it `isOffline`, and opens the address. `slower`: the page's processor is that
 * many times as slow, from before the address is opened; the service worker's thread is not.
 */
export async function coldStart(
  profile: string,
  address: string,
  list: string,
  { slower, isOffline }: { slower: number; isOffline: boolean },
): Promise<Start> {
  const launched = Date.now();
  const context = await open(profile);
  try {
    const page = await pageOf(context);
    await context.setOffline(isOffline);
    await page.addInitScript(noteFirst, list);
    const devtools = await context.newCDPSession(page);
    if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const asked = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(() => Reflect.get(window, 'drawnAt'), undefined, {
      polling: 50,
    });
    const { drawnAt, began } = await drawn.evaluate((at) => ({
      drawnAt: Number(at),
      began: performance.timeOrigin,
    }));
    // The address is opened once the browser stands; what driving it costs in between is no part of a start.
    return { launch: asked - launched + drawnAt - began, open: drawnAt - began };
  } finally {
    await context.close();
  }
}

function open(profile: string): Promise<BrowserContext> {
  return browserType.launchPersistentContext(profile, {
    ...chromium,
    viewport: { width: 412, height: 915 },
    locale: 'en-IN',
  });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

/** In the page: notes when the first of a list was painted, as a moment of the clock. */
function noteFirst(list: string): void {
  const look = () => {
    const row = document.querySelector(list);
    // What has no height is not shown yet.
    if (!row || row.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
    // The frame in which it is there is painted once the next task begins.
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { drawnAt: performance.timeOrigin + performance.now() })),
    );
  };
  requestAnimationFrame(look);
}
