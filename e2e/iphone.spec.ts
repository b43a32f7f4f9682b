import type { Page } from '@playwright/test';
import { fillLogin, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, sent } from './fixtures/work.ts';

// Chromium that says it is Safari on an iPhone: what the app tells people there. The rest is for a real one (docs/devices.md).
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
test.use({
  seedDemo: true,
  userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('who has written without an account is told, where the app is installed and where it lies, what brings it there', async ({
  page,
}) => {
  await beginDraft(page, 'Kept by Safari');
  await noteMovedLinks(page);
  // A busy machine may need longer than that second to tell whether something was written.
  await page.evaluate(() => {
    const waits = new CSSStyleSheet();
    waits.insertRule('.after-a-second { animation-delay: 3600s !important }');
    document.adoptedStyleSheets.push(waits);
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText('To install Pankh, tap Share, then Add to Home Screen.');
  await expect(menu.getByText('The app does not share what Safari keeps')).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: 'Explore' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenAt'))).toHaveLength(1);
  for (const screen of ['/outbox', '/settings/storage']) {
    await page.goto(screen);
    await expect(page.getByRole('main').getByText('Log in here first')).toBeVisible();
  }
});

test('who has written nothing is told only how the app is installed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('tap Share, then Add to Home Screen.');
  for (const [screen, shown] of [
    ['/outbox', 'Nothing is waiting'],
    ['/settings/storage', 'What this device holds'],
  ] as const) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.getByText('The app does not share what Safari keeps')).toHaveCount(0);
  }
});

test('a large iPad held sideways tells it too, under a button for a guest and in the menu of who is signed in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const hint = header.getByText('To install Pankh, tap Share, then Add to Home Screen.');
  await header.getByRole('button', { name: 'Install app' }).click();
  await expect(hint).toBeInViewport({ ratio: 1 });
  await logIn(page);
  await expect(header.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Ishira Velankar' }).click();
  await expect(hint).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.height).toBeLessThan(67);
});

test('the app on the home screen begins with nothing, says why, and has what was written in Safari once one logs in in both', async ({
  page,
  freshContext,
}) => {
  await beginDraft(page, 'Kites from Safari');
  const app = await (await freshContext()).newPage();
  await app.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const why = app.getByText('The app keeps its own data');
  await app.goto('/drafts');
  await expect(app.getByText('No drafts yet')).toBeVisible();
  await expect(why).toBeVisible();

  await fillLogin(page);
  await page.getByRole('button', { name: 'Move' }).click();
  await sent(page);
  await app.goto('/login');
  await expect(why).toBeVisible();
  await logIn(app);
  await app.goto('/drafts');
  await expect(app.getByText('Kites from Safari')).toBeVisible();
  await expect(why).toHaveCount(0);
});

/** Notes, frame by frame, where the first link of the menu is seen. */
async function noteMovedLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seenAt: number[] = [];
    Object.assign(window, { seenAt });
    const look = () => {
      const nav = document.querySelector<HTMLElement>('dialog nav');
      if (nav && getComputedStyle(nav).opacity !== '0') {
        const at = topOf(nav);
        if (seenAt.at(-1) !== at) seenAt.push(at);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);

    // Wherever the menu is on its way to its place.
    function topOf(element: HTMLElement): number {
      const { offsetTop, offsetParent } = element;
      return offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
    }
  });
}
