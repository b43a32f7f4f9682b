import type { Page } from '@playwright/test';
import { holdDirectory } from './fixtures/held-directory.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { admin, founder, logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { textOf } from './fixtures/text-of.ts';
import { goOnline } from './fixtures/two-devices.ts';

test.use({ seedDemo: true });

test('each way into the database sets its one filter, finds as many as it says, and leads there, also without a network', async ({
  page,
  context,
}) => {
  await page.goto('/fundraise');
  await controlled(page);
  const found = page.getByRole('status').filter({ hasText: /investors? found/ });
  // All of them are here.
  await expect(found).toHaveText(/^[\d,]+ investors found$/);
  await expect(page.getByText('Total funding range: $25K - $15M+')).toBeVisible();
  await context.setOffline(true);

  const types = page.getByRole('list', { name: 'Browse by investor type' });
  await expect(types.getByRole('listitem')).toHaveCount(10);
  const families = types.getByRole('link', { name: /Family offices/ });
  await expect(families).toContainText(/\d investors/);
  const count = /\d+/.exec(await textOf(families))?.[0];
  await families.click();
  await expect(found).toHaveText(`${count} investors found`);
  await expect(page.getByRole('combobox', { name: 'Investor type', exact: true })).toHaveValue(
    'Family offices',
  );
  await expect(page.getByRole('heading', { name: 'Global Investor Database' })).toBeInViewport();

  const stages = page.getByRole('list', { name: 'Investment stages' });
  await expect(stages.getByRole('listitem')).toHaveCount(6);
  await stages.getByRole('link', { name: /Scaling/ }).click();
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toHaveValue('Scaling');
  await expect(page.getByRole('combobox', { name: 'Investor type', exact: true })).toHaveValue('');

  await expect(list(page, 'Popular industries').getByRole('listitem')).toHaveCount(20);
  await expect(list(page, 'By industry').getByRole('listitem')).toHaveCount(64);
  await list(page, 'By stage').getByRole('link', { name: 'Pre-seed' }).click();
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toHaveValue('Pre-seed');
  await expect(page.getByRole('heading', { name: 'Global Investor Database' })).toBeInViewport();
  await list(page, 'By round size').getByRole('link', { name: '1m-5m' }).click();
  await expect(page.getByRole('combobox', { name: 'Round size', exact: true })).toHaveValue('1m-5m');
  await list(page, 'By city in India').getByRole('link', { name: 'Pune' }).click();
  await expect(page.getByLabel('Search investors')).toHaveValue('Pune');
  await list(page, 'Lead investors').getByRole('link', { name: 'Always leading' }).click();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  await list(page, 'By country: Asia & Europe').getByRole('link', { name: 'Japan' }).click();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Japan');
  await expect(page.getByLabel('Search investors')).toHaveValue('');

  await page.goBack();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  // Where one was among the lists, to go on with the next.
  const pressed = list(page, 'By country: Asia & Europe').getByRole('link', { name: 'Japan' });
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport();
  await page.reload();
  await expect(page.getByLabel('Search investors')).toHaveValue('lead');
  await expect(found).toBeVisible();
});

test('what is wrong with a record is told without a network, and an admin finds the record by it', async ({
  page,
  onlinePage,
}) => {
  await page.goto('/fundraise?investor=1');
  const record = page.getByRole('dialog');
  await expect(record.getByRole('link', { name: 'Log in to report wrong data' })).toBeVisible();
  await logIn(page, founder);
  await page.goto('/fundraise?investor=1');
  await controlled(page);
  await expect(record.getByRole('heading', { level: 2 })).not.toHaveText('Investor');
  const name = await textOf(record.getByRole('heading', { level: 2 }));
  await goOffline(page);
  await record.getByRole('button', { name: 'Report wrong data' }).click();
  const report = page.getByRole('dialog', { name: 'Report wrong data' });
  await report.getByLabel('What is wrong').selectOption('It is out of date');
  await report.getByLabel('What would be right (optional)').fill('The office has moved.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report saved')).toBeVisible();
  await goOnline(page);

  const desk = await onlinePage();
  await logIn(desk, admin);
  await desk.goto('/admin/reports');
  const row = desk.getByRole('listitem').filter({ hasText: 'The office has moved.' });
  await expect(row).toContainText(name);
  await expect(row).toContainText('It is out of date');
  await row.getByRole('link', { name: 'Look at it' }).click();
  await expect(desk.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});

test('each page is read from its beginning and is a step of its own, and a link to what was found leads there @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKept(page, 'stage=Scaling');
  const found = page.getByRole('status').filter({ hasText: /investors? found/ });
  const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
  await expect(page.getByRole('heading', { name: 'Global Investor Database' })).toBeInViewport();
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(current).toHaveText('2');
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  const next = page.getByRole('button', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await next.click();
  await expect(current).toHaveText('3');
  await expect(next).not.toBeInViewport();
  await page.goBack();
  await expect(current).toHaveText('2');
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(20);

  await clear.click();
  await expect(found).toBeFocused();
  await expect(page).toHaveURL(/fundraise$/);
  // A page is something to clear, too.
  await next.click();
  await expect(current).toHaveText('2');
  await clear.click();
  await expect(current).toHaveText('1');
});

test('five page buttons stand in one row on a phone, each as large as a thumb needs; on the narrowest fewer, and nothing scrolls sideways @phone', async ({
  page,
}) => {
  await openKept(page, 'page=17');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const numbers = pages.getByRole('button', { name: /^Page \d+$/ });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width >= 360) await expect(numbers).toHaveText(['15', '16', '17', '18', '19']);
    else await expect(numbers).toHaveText(['16', '17', '18']);
    const buttons = await pages.getByRole('button').all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, `rows at ${width} px`).toBe(1);
    const sides = boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0));
    expect(Math.min(...sides), `the smallest at ${width} px`).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('Escape closes the report on a record and leaves the record open', async ({ page }) => {
  await logIn(page, founder);
  await page.goto('/fundraise?investor=1');
  await page.getByRole('button', { name: 'Report wrong data' }).click();
  const report = page.getByRole('dialog', { name: 'Report wrong data' });
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/investor=1/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone a reload, and going back, come to where one was among the investors found @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKept(page, 'stage=Scaling');
  await controlled(page);
  await expect(page.getByRole('button', { name: /^View Details of/ })).toHaveCount(9);
  const place = page.getByRole('button', { name: /^View Details of/ }).nth(3);
  await place.scrollIntoViewIfNeeded();
  const topOf = async () => Math.round((await place.boundingBox())?.y ?? Number.NaN);
  const before = await topOf();
  const isThere = () => expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(20);
  const give = await holdDirectory(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await give();
  await expect(page.getByRole('button', { name: /^View Details of/ })).toHaveCount(9);
  await isThere();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  // In one frame, before the page is told that it was scrolled.
  await page.evaluate(() => {
    scrollTo(0, 500);
    history.back();
  });
  await expect(page).toHaveURL(/stage=Scaling$/);
  await isThere();
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await page.goBack();
  await isThere();
});

test('an investor that is open as the page is loaded gives the focus to its card when it is closed, or to the database @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKept(page, 'stage=Scaling');
  const card = page.getByRole('button', { name: /^View Details of/ }).nth(5);
  await card.click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('heading', { level: 2 })).not.toHaveText('Investor');
  await page.reload();
  await expect(record).toBeVisible();
  await expect(card).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(record).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  await page.goto('/fundraise?q=zzqqxx&investor=1');
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toHaveCount(0);
  await expect(page.locator('#database')).toBeFocused();
});

/** Once the database is on this device: before, the server may be the first to answer, and its cards stay. */
async function openKept(page: Page, search: string) {
  await page.goto('/fundraise');
  await expect(page.getByText(/^[\d,]+ investors found$/)).toBeVisible();
  await page.goto(`/fundraise?${search}`);
}

function list(page: Page, name: string) {
  return page.getByRole('list', { name, exact: true });
}
