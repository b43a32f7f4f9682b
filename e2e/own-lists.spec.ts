import type { BrowserContext, Page } from '@playwright/test';
import { connect, conversationWith, write } from './fixtures/connected.ts';
import { giveReads, holdReads } from './fixtures/held-reads.ts';
import { controlled } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { noteShifts, type Shift } from './fixtures/shifts.ts';
import { login, newFounder, newPerson } from './fixtures/sign-up.ts';
import { beginDraft, sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'own-lists' });

type List = readonly [address: string, row: string];
type Box = { top: number; height: number };

const screens = { 'a phone': { width: 390, height: 844 }, 'a wide screen': { width: 1440, height: 900 } };
const row = 'ul:not([role]) > li';

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on ${screen} the rows of what is one’s own come where places were kept for them, of their height, and nothing jumps`, async ({
    page,
    freshContext,
  }) => {
    const desk = await (await freshContext()).newPage();
    await connect(page, desk);
    await conversationWith(desk, 'Ishira Velankar').click();
    // The other screen's journey has written there, too.
    await write(desk, `Shall we speak, from ${screen}?`);
    await desk.goto('/portfolio');
    await desk.getByRole('button', { name: 'Record an investment' }).click();
    await desk.getByRole('dialog').getByLabel('Company').fill('Monsoon Kilns');
    await desk.getByRole('dialog').getByLabel('Amount invested').fill('5 lakh');
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.goto('/explore');
    await desk.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    const shortlist = desk.getByRole('button', { name: /^(Add to shortlist|On your shortlist)$/ });
    await expect(shortlist).toBeVisible();
    // The other screen's journey may have done so.
    if ((await shortlist.textContent())?.includes('Add')) await shortlist.click();
    await stored(desk);
    await sent(desk);
    await page.goto('/approaches');
    await page.getByRole('button', { name: 'Add by hand' }).click();
    await page.getByRole('dialog').getByLabel('Investor or firm').fill('Thar Ventures');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sent(page);
    await page.context().setOffline(true);
    const draft = await beginDraft(page, 'Monsoon Looms', 'Looms that run on rain.');
    await stored(page);

    for (const each of [page, desk]) await watchClosely(each.context());
    // A new page, in a process of its own, is not told here that the network is cut.
    await page.context().addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await keepTheirPlaces(page.context(), viewport, [
      ['/drafts', row],
      ['/messages', row],
      ['/connections?tab=accepted', row],
      ['/notifications', row],
      ['/approaches', screen === 'a phone' ? row : 'tbody > tr'],
      ['/outbox', row],
    ]);
    await lieStill(page.context(), viewport, ['/dashboard', '/profile', draft]);
    await keepTheirPlaces(desk.context(), viewport, [
      ['/portfolio', 'ul[aria-label="Investments"] > li'],
      ['/connections?tab=shortlisted', row],
      ['/connections?tab=pipeline', row],
    ]);
    await lieStill(desk.context(), viewport, ['/dashboard', '/outbox']);
  });

  test(`on ${screen} nothing jumps where there is nothing yet`, async ({ page, freshContext, server }) => {
    const desk = await (await freshContext()).newPage();
    for (const [each, { email }] of [
      [page, await newFounder(server)],
      [desk, await newPerson(server)],
    ] as const) {
      await each.goto('/login');
      await controlled(each);
      await login(each, email);
      await expect(each).not.toHaveURL(/login/);
      await sent(each);
    }
    await desk.goto('/explore');
    const firstDeal = desk.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const deal = (await firstDeal.getAttribute('href')) ?? '';
    for (const each of [page, desk]) await watchClosely(each.context());
    await lieStill(page.context(), viewport, [
      '/drafts',
      '/messages',
      '/connections',
      '/connections?tab=accepted',
      '/notifications',
      '/approaches',
      '/outbox',
      '/dashboard',
      '/dashboard?tab=pitches',
      '/profile',
      '/settings/privacy',
      '/settings/storage',
    ]);
    await lieStill(desk.context(), viewport, [
      deal,
      '/connections',
      '/connections?tab=shortlisted',
      '/connections?tab=pipeline',
      '/portfolio',
      '/outbox',
      '/dashboard',
    ]);
  });
}

test('a guest sees no panes of messages, not even for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-fills-window]')) seen.push('panes');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/messages');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

/** From the next page on. */
async function watchClosely(context: BrowserContext): Promise<void> {
  await holdReads(context);
  await context.addInitScript(noteShifts);
}

/** Each is opened while nothing can be read yet, and then all of it. */
async function keepTheirPlaces(
  context: BrowserContext,
  viewport: { width: number; height: number },
  lists: readonly List[],
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  for (const [address, rows] of lists)
    await test.step(address, async () => {
      await page.goto(address);
      // What stands over the rows has places of its own before them.
      const place = await boxOf(page, 'main [role=status] > .grid > .skeleton');
      await giveReads(page);
      const came = await boxOf(page, `main ${rows}`);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      expect.soft(Math.abs(came.top - place.top), `${address}: top`).toBeLessThanOrEqual(24);
      expect
        .soft(Math.abs(came.height - place.height) / came.height, `${address}: height`)
        .toBeLessThan(0.25);
      await expectStill(page, address);
    });
  await page.close();
}

async function lieStill(
  context: BrowserContext,
  viewport: { width: number; height: number },
  addresses: readonly string[],
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('main .skeleton').first()).toBeVisible();
      await giveReads(page);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await expect(page.locator('main h1, main h2').nth(1)).toBeVisible();
      await expectStill(page, address);
    });
  await page.close();
}

async function expectStill(page: Page, address: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]); // of noteShifts
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(shifted, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
}

async function boxOf(page: Page, what: string): Promise<Box> {
  const first = page.locator(what).first();
  await expect(first).toBeVisible();
  return first.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: Math.round(top), height: Math.round(height) };
  });
}
