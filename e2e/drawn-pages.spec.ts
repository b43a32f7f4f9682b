import type { BrowserContext, Page } from '@playwright/test';
import { siteMap } from '#sync/site-map.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';

test.use({ seedDemo: true });

const forms = new Set(['/submit-pitch', '/signup', '/invest']);
const drawn = siteMap.filter(
  (screen) => !screen.private && !screen.path.includes(':') && !forms.has(screen.path),
);
const drawnAddresses = [...drawn.map(({ example }) => example), '/about', '/help-center/create-an-account'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is read, with its heading and the ways on', async ({ page }) => {
    for (const address of drawnAddresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })).toBeVisible();
    }
    await page.goto('/terms');
    await expect(page.getByRole('main')).toContainText('at least 18 years');
    for (const address of [...forms, '/no-such-page', '/help-center/no-such-article']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sitemap' }), address).toBeVisible();
    }
  });

  test('what a page says of itself is in its head as it is sent: names of articles, questions with their answers', async ({
    page,
  }) => {
    await page.goto('/help-center/create-an-account');
    await expect(page).toHaveTitle('Create an account | Pankh');
    for (const address of ['/help', '/help-center', '/entrepreneur-faq', '/investor-faq']) {
      await page.goto(address);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data, address).toContain('"@type":"FAQPage"');
    }
  });

  test('what the database tells stands above the footer, and nothing waits for a script', async ({
    page,
  }) => {
    for (const address of ['/testimonials', '/blog', '/funded-companies', '/explore']) {
      await page.goto(address);
      for (const skeleton of await page.locator('.skeleton').all()) await expect(skeleton).toBeHidden();
      await expect(page.getByRole('link', { name: /^Connecting/ })).toHaveCount(0);
      await expect(page.getByText('…', { exact: true }).filter({ visible: true })).toHaveCount(0);
      const told = await page.locator('noscript').boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(told?.height, address).toBeGreaterThan(0);
      expect((told?.y ?? 0) + (told?.height ?? 0), address).toBeLessThanOrEqual(footer?.y ?? 0);
    }
  });

  test('stories are counted, and nothing is counted on a device that keeps nothing', async ({ page }) => {
    await page.goto('/testimonials');
    const stories = page.locator('noscript').getByRole('definition').first();
    await expect(stories).toHaveText(/^[1-9]\d*$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeHidden();
  });

  test('a deal and an article are found from their lists and read', async ({ page }) => {
    await page.goto('/explore');
    const deal = page.locator('a[href^="/investment/"]').first();
    const name = (await deal.textContent()) ?? '';
    await deal.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.locator('dl').textContent()).toContain('Minimum investment');
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Reading and keeping a cap table' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reading and keeping a cap table' }),
    ).toBeVisible();
    expect(await page.locator('noscript').textContent()).toContain('Together that is one crore shares.');
  });

  test('what was typed into a page that the app has not taken over yet stays in its form, and out of the address', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.isNavigationRequest()) loaded.push(pathname + search);
    });
    for (const [address, button] of [
      ['/contact', 'Send Message'],
      ['/blog', 'Subscribe'],
    ] as const) {
      await page.goto(address);
      const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
      await email.fill('tara@people.example');
      await page.getByRole('button', { name: button }).click();
      await email.press('Enter');
      await expect(email).toHaveValue('tara@people.example');
    }
    await page.goto('/terms');
    expect(loaded).toEqual(['/contact', '/blog', '/terms']);
  });
});

test.describe('as the server sends them, to who comes for the first time', () => {
  // Every public page, one after another, each in a browser of its own. What a worker keeps of the first page is for the second.
  test.describe.configure({ timeout: 480_000 });
  test.use({ serviceWorkers: 'block' });

  test('a public page whose address asks something is taken over by the app as it is, without a fault', async ({
    freshContext,
  }) => {
    for (const address of ['/explore?stage=Seed', '/help-center?q=valuation&category=x']) {
      const page = await (await freshContext()).newPage();
      const { text } = await firstAnswer(page, address);
      expect(text, address).not.toContain('<div id="root"></div>');
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await isUsable(page);
      await page.close();
    }
  });

  test('what was typed into a search, or to subscribe, before the app has taken the page over counts', async ({
    page,
  }) => {
    let typed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto('/fundraise', { waitUntil: 'commit' });
    const box = page.getByRole('searchbox', { name: 'Search investors' });
    await box.fill('granite');
    typed.resolve();
    await expect(page).toHaveURL(/q=granite/);
    await expect(page.getByText(/investors? found/).first()).toBeVisible();
    await expect(box).toHaveValue('granite');

    typed = Promise.withResolvers();
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.getByRole('main').getByLabel('Email').fill('tara@people.example');
    typed.resolve();
    await isUsable(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please check your email and confirm there.')).toBeVisible();
  });

  test('what a public page is painted with is asked for before any script, and goes before them', async ({
    freshContext,
  }) => {
    for (const address of ['/', '/explore', '/help', '/pricing']) {
      const page = await (await freshContext()).newPage();
      const asked = await priorities(page);
      await page.goto(address);
      await isUsable(page);
      const firstScript = asked.findIndex(({ path }) => path.endsWith('.js'));
      const before = asked.slice(0, firstScript).map(({ path }) => path);
      expect(before, address).toContainEqual(expect.stringMatching(/\.css$/));
      const text = await page.getByRole('main').textContent();
      if (text?.includes('₹')) expect(before, address).toContainEqual(expect.stringContaining('rupee'));
      // Those that the page names. What the app asks for later it asks for as urgently as it needs it.
      const scripts = asked.slice(firstScript, firstScript + 5);
      expect(
        scripts.map(({ priority }) => priority),
        address,
      ).toEqual(['Low', 'Low', 'Low', 'Low', 'Low']);
      await page.close();
    }
  });

  test('every public page is taken over by the app as it is, and nothing on it jumps while it loads, however late its letters come, on a phone', async ({
    freshContext,
  }) => {
    for (const address of drawnAddresses) {
      const page = await withShifts(await freshContext());
      const giveLetters = await holdLetters(page);
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(await answer?.text(), address).not.toContain('<div id="root"></div>');
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await isUsable(page);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await giveLetters();
      expect.soft(await shifted(page), address).toBeLessThanOrEqual(0.02);
      await page.context().close();
    }
  });

  test('nothing jumps as Dollar comes and greets who reads, on a phone', async ({ freshContext }) => {
    const page = await withShifts(await freshContext());
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Hide greeting' })).toBeInViewport({ ratio: 1 });
    await painted(page);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });
});

test('the head tells of the screen that is shown, as sent and after going on, in the address and back', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page).toHaveTitle('Pricing | Pankh');
  await isUsable(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle('Contact Us | Pankh');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect
    .poll(() => page.locator('script[type="application/ld+json"]').textContent())
    .toContain('BreadcrumbList');
  await page.goBack();
  await expect(page).toHaveTitle('Pricing | Pankh');
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Reading and keeping a cap table' }).click();
  await expect(page).toHaveTitle('Reading and keeping a cap table | Pankh');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await page.goto('/outbox');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(canonical).toHaveCount(0);
});

test('a private page opened without a network begins as no other page', async ({ page }) => {
  await page.goto('/terms');
  await controlled(page);
  await goOffline(page);
  const { text } = await firstAnswer(page, '/drafts');
  expect(text).toContain('<div id="root"></div>');
  await expect(page).toHaveTitle('Drafts | Pankh');
});

async function firstAnswer(page: Page, address: string): Promise<{ text: string }> {
  const answer = await page.goto(address);
  return { text: (await answer?.text()) ?? '' };
}

/** What the page asks for, in that order, and how urgently. */
async function priorities(page: Page): Promise<{ path: string; priority: string }[]> {
  const asked: { path: string; priority: string }[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ request }) => {
    asked.push({ path: new URL(request.url).pathname, priority: request.initialPriority });
  });
  await browser.send('Network.enable');
  return asked;
}

/** Keeps the files of the letters back until the answer is called, which waits for them to be taken in. */
async function holdLetters(page: Page): Promise<() => Promise<unknown>> {
  const { promise: given, resolve: give } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await given;
    await route.continue();
  });
  return async () => {
    give();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
  };
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** A page of a phone that counts what jumps. */
async function withShifts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Of the Layout Instability API, which the library does not know yet.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] }; // put there by withShifts
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}
