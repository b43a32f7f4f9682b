import type { BrowserContext, Page } from '@playwright/test';
import { connect, conversationWith, write } from './fixtures/connected.ts';
import { giveReads, holdReads } from './fixtures/held-reads.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { beginDraft, sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'own-lists' });

type List = readonly [address: string, row: string];
type Box = { top: number; height: number };

const phone = { width: 360, height: 800 };
const row = 'ul:not([role]) > li';

test('on a phone the rows of what is one’s own come where places were kept for them, of their height, and nothing jumps', async ({
  page,
  freshContext,
}) => {
  const desk = await (await freshContext()).newPage();
  await connect(page, desk);
  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Shall we speak on Monday?');
  await desk.goto('/portfolio');
  await desk.getByRole('button', { name: 'Record an investment' }).click();
  await desk.getByRole('dialog').getByLabel('Company').fill('Monsoon Kilns');
  await desk.getByRole('dialog').getByLabel('Amount invested').fill('5 lakh');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await sent(desk);
  await page.goto('/approaches');
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByRole('dialog').getByLabel('Investor or firm').fill('Thar Ventures');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sent(page);
  await page.context().setOffline(true);
  await beginDraft(page, 'Monsoon Looms', 'Looms that run on rain.');
  await stored(page);

  await keepTheirPlaces(page.context(), [
    ['/drafts', row],
    ['/messages', row],
    ['/connections?tab=accepted', row],
    ['/notifications', row],
    ['/approaches', row],
  ]);
  await keepTheirPlaces(desk.context(), [['/portfolio', 'ul[aria-label="Investments"] > li']]);
});

/** Each is opened while nothing can be read yet, and then all of it. */
async function keepTheirPlaces(context: BrowserContext, lists: readonly List[]): Promise<void> {
  await holdReads(context);
  await context.addInitScript(noteShifts);
  for (const [address, rows] of lists)
    await test.step(address, async () => {
      const page = await context.newPage();
      await page.setViewportSize(phone);
      await page.goto(address);
      // What stands over the rows has places of its own before them.
      const place = await boxOf(page, 'main [role=status] > .grid > .skeleton');
      await giveReads(page);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      const came = await boxOf(page, `main ${rows}`);
      expect.soft(Math.abs(came.top - place.top), `${address}: top`).toBeLessThanOrEqual(24);
      expect
        .soft(Math.abs(came.height - place.height) / came.height, `${address}: height`)
        .toBeLessThan(0.25);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number }[]); // of noteShifts
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(shifted, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      await page.close();
    });
}

async function boxOf(page: Page, what: string): Promise<Box> {
  const first = page.locator(what).first();
  await expect(first).toBeVisible();
  return first.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: Math.round(top), height: Math.round(height) };
  });
}

/** In the page: what jumped, and by how much. */
function noteShifts(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    // Of the Layout Instability API, which the library does not know yet.
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}
