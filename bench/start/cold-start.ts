import { type BrowserContext, chromium as browserType, type CDPSession, type Page } from '@playwright/test';
import { chromium } from '../../e2e/fixtures/chromium.ts';
import { controlled } from '../../e2e/fixtures/network.ts';
import { type investor, openAs } from '../../e2e/fixtures/people.ts';
import { slowFromTheStart } from './slow-from-the-start.ts';

/**
 * An app as it is installed and opened: `manifestId` names it to the browser, `address` is what it is opened with; `person`:
 * who has signed in before.
 */
export type App = {
  manifestId: string;
  address: string;
  list: string;
  profile: string;
  person?: typeof investor;
};

/** In ms until its list is there: from telling the browser to open the app, from where its page begins, and from starting the browser's process. */
export type Start = { launch: number; page: number; browser: number };

/** Visits the app once with a network, until its worker answers for it and a list is shown, and installs it; the profile then has it all. */
export async function prepare({ profile, manifestId, address, list, person }: App): Promise<void> {
  const context = await open(profile, new URL(address).origin);
  const page = await pageOf(context);
  if (person) await openAs(page, person);
  await page.goto(address);
  await controlled(page);
  await page.locator(list).first().waitFor();
  // Again, as everybody's second visit: from what the worker keeps.
  await page.reload();
  await page.locator(list).first().waitFor();
  // What the app stores of the first visit, it stores within moments.
  await page.waitForTimeout(3_000);
  const devtools = await devtoolsOf(context);
  await devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  await devtools.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  await context.close();
}

/**
 * Starts the browser anew on the profile and has it open the installed app in a window of its own, without a network where
 * it `isOffline`. `slower`: the window's processor is that many times as slow, from before its first script; the service
 * worker's thread is not.
 */
export async function coldStart(
  { profile, manifestId, address, list, person }: App,
  { slower, isOffline }: { slower: number; isOffline: boolean },
): Promise<Start> {
  const started = Date.now();
  const context = await open(profile);
  try {
    const devtools = await devtoolsOf(context);
    await context.setOffline(isOffline);
    // The page tells it by itself: what is asked of it from here counts there as somebody's touch, for whom it would hurry.
    const told = context.waitForEvent('console', (message) => message.text().startsWith('drawn '));
    await context.addInitScript(noteFirst, list);
    if (slower > 1) await slowFromTheStart(devtools, slower);
    const opening = context.waitForEvent('page');
    const asked = Date.now();
    await devtools.send('PWA.launch', { manifestId, url: address });
    const page = await opening;
    const [, drawnAt = Number.NaN, began = Number.NaN] = (await told).text().split(' ').map(Number);
    await holdsWhatIsSaid(page, isOffline);
    // Only who is signed in has notifications.
    if (person) await page.locator('[data-bell]').waitFor();
    return { launch: drawnAt - asked, page: drawnAt - began, browser: drawnAt - started };
  } finally {
    await context.close();
  }
}

/** A figure of something else than is written over it is none. */
async function holdsWhatIsSaid(page: Page, isOffline: boolean): Promise<void> {
  const { isInWindow, isHeard } = await page.evaluate(async () => ({
    isInWindow: matchMedia('(display-mode: standalone)').matches,
    isHeard: await fetch('/readyz', { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  }));
  if (!isInWindow) throw new Error('The app was opened in a tab');
  if (isHeard === isOffline) throw new Error(isOffline ? 'There is a network' : 'There is no network');
}

function open(profile: string, baseURL?: string): Promise<BrowserContext> {
  return browserType.launchPersistentContext(profile, {
    ...chromium,
    baseURL,
    viewport: { width: 412, height: 915 },
    locale: 'en-IN',
  });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

async function devtoolsOf(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser is gone');
  return browser.newBrowserCDPSession();
}

/** In the page, before its own scripts: tells when the first of a list was painted and when the page began, as moments of the clock. */
function noteFirst(list: string): void {
  if (document.readyState !== 'loading') throw new Error('The page is older than what watches it');
  const look = () => {
    const row = document.querySelector(list);
    // What has no height is not shown yet.
    if (!row || row.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
    // The frame in which it is there is painted once the next task begins.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const { timeOrigin } = performance;
        console.info(`drawn ${timeOrigin + performance.now()} ${timeOrigin}`);
      }),
    );
  };
  requestAnimationFrame(look);
}
