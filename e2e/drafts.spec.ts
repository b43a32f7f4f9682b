import type { Locator, Page } from '@playwright/test';
import { violationsInBothThemes } from './fixtures/axe.ts';
import { goOffline } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { undoOf } from './fixtures/toast.ts';
import { goOnline, twoDevices } from './fixtures/two-devices.ts';
import { beginDraft, description, name, sent, status, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('the same words written on two devices are shown side by side, and combined are the same on both @everywhere', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Cotton Lane', description: 'We weave cotton in Pune.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(description(laptop), 'We weave silk in Pune.');
  await write(description(phone), 'We weave wool in Pune.');
  await goOnline(laptop);
  await goOnline(phone);

  await expect(phone.getByText('Written on two devices: 1 place to choose')).toBeVisible();
  await phone.getByRole('button', { name: 'Go to it' }).click();
  const choice = phone.getByRole('region', { name: 'Business Description was written on two devices' });
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
  const texts = choice.getByRole('listitem');
  await expect(texts).toHaveCount(2);
  await expect(texts.filter({ hasText: 'Another device' })).toContainText('We weave silk in Pune.');
  await expect(texts.filter({ hasText: 'This device' })).toContainText('We weave wool in Pune.');

  await description(phone).fill('We weave silk in Pune and Nashik.');
  await description(phone).blur();
  await expect(texts.filter({ hasText: 'Nashik' })).toHaveCount(1);
  await choice.getByRole('button', { name: 'Combine' }).click();
  const combined = choice.getByLabel('Business Description, as it should be');
  await expect(combined).toHaveValue('We weave silk wool in Pune and Nashik.');
  await combined.fill('We weave silk and wool in Pune and Nashik.');
  await choice.getByRole('button', { name: 'Save this text' }).click();

  await expect(choice).toHaveCount(0);
  for (const page of [laptop, phone])
    await expect(description(page)).toHaveValue('We weave silk and wool in Pune and Nashik.');
  await expect(laptop.getByText('Written on two devices')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Versions' }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'not chosen of two' })).toHaveCount(2);
});

test('a field that was left shows what another device wrote into it meanwhile', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Teak House', description: 'Chairs of teak.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  await name(phone).fill('Teak House II');
  await expect(name(laptop)).toHaveValue('Teak House II');
  await write(name(laptop), 'Teak House III');
  await write(description(laptop), 'Chairs and tables of teak.');
  await expect(description(phone)).toHaveValue('Chairs and tables of teak.');
  await expect(name(phone)).toHaveValue('Teak House II');
  await name(phone).blur();
  await expect(name(phone)).toHaveValue('Teak House III');
});

test('one of two texts is chosen with the keyboard alone', async ({ page: laptop, freshContext }) => {
  const words = { name: 'Teak House', description: 'Chairs.' };
  const { phone, address } = await twoDevices(laptop, freshContext, words);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(name(laptop), 'Teak Hall');
  await write(name(phone), 'Teak Home');
  await goOnline(phone);
  await goOnline(laptop);
  await laptop.goto('/drafts');
  const row = laptop.getByRole('listitem').filter({ hasText: 'Teak Home' });
  await expect(row).toContainText('Written on two devices: 1 place to choose');
  await laptop.goto(address);
  await laptop.getByRole('button', { name: 'Go to it' }).focus();
  await laptop.keyboard.press('Enter');
  await expect(
    laptop.getByRole('region', { name: 'Company/Project Name was written on two devices' }),
  ).toBeFocused();
  for (const next of ['Edit 1', 'Edit 2', 'Keep 1: what the pitch has now', 'Keep 2']) {
    await laptop.keyboard.press('Tab');
    await expect(laptop.getByRole('button', { name: next })).toBeFocused();
  }
  await laptop.keyboard.press('Enter');
  for (const page of [laptop, phone]) await expect(name(page)).toHaveValue('Teak Hall');
  await expect(name(laptop)).toBeFocused();
});

test('different words written on two devices are joined, and nobody is asked', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Salt Pans', description: 'We harvest salt by the sea.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(description(laptop), 'We harvest clean salt by the sea.');
  await write(description(phone), 'We harvest salt by the sea in Kutch.');
  await goOnline(laptop);
  await goOnline(phone);
  for (const page of [laptop, phone]) {
    await expect(description(page)).toHaveValue('We harvest clean salt by the sea in Kutch.');
    await expect(page.getByText('Written on two devices')).toHaveCount(0);
  }
});

test('one goes back to what a draft was, and on second thoughts forward again @everywhere', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Night Market', description: 'Stalls that open when the heat is gone.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  await write(name(phone), 'Moonlight Market');
  await sent(phone);
  await expect(name(laptop)).toHaveValue('Moonlight Market');
  await goOffline(laptop);

  await laptop.getByRole('button', { name: 'Versions' }).click();
  const dialog = laptop.getByRole('dialog');
  const version = dialog.getByRole('button', { name: /Company\/Project Name: “Night Market”/ });
  await expect(version).toContainText('Written on this device');
  await version.click();
  const compared = dialog.getByRole('region', { name: 'Company/Project Name' }).getByRole('listitem');
  await expect(compared.filter({ hasText: 'In this version' })).toContainText('Night Market');
  await expect(compared.filter({ hasText: 'Now' })).toContainText('Moonlight Market');
  await dialog.getByRole('button', { name: 'Go back to this version' }).click();
  const undo = await undoOf(laptop);
  await expect(name(laptop)).toHaveValue('Night Market');
  await undo.click();
  await expect(name(laptop)).toHaveValue('Moonlight Market');
  await laptop.getByRole('button', { name: 'Versions' }).click();
  await laptop
    .getByRole('dialog')
    .getByRole('button', { name: /“Night Market”/ })
    .first()
    .click();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Go back to this version' }).click();
  await goOnline(laptop);
  await expect(name(phone)).toHaveValue('Night Market');
});

test('a draft deleted on one device and edited on the other comes back whole, and says so', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'River Taxi', description: 'Boats for Kochi.' };
  const { phone, address } = await twoDevices(laptop, freshContext, words);
  await laptop.goto('/drafts');
  const remove = laptop.getByRole('button', { name: 'Delete River Taxi' });
  await expect(remove).toBeVisible();
  for (const page of [laptop, phone]) await goOffline(page);
  await remove.click();
  await write(description(phone), 'Boats for Kochi and Alappuzha.');
  await goOnline(laptop);
  await goOnline(phone);
  const row = laptop.getByRole('listitem').filter({ hasText: 'River Taxi' });
  await expect(row).toContainText('Deleted, and brought back by an edit');
  await expect(row).toContainText('edited on another device');
  const told = 'This draft was deleted, and an edit brought it back';
  await expect(phone.getByText(told)).toBeVisible();
  await laptop.goto(address);
  await expect(laptop.getByText(/edited on another device\. All of it is here\./)).toBeVisible();
  await expect(description(laptop)).toHaveValue('Boats for Kochi and Alappuzha.');
  await laptop.getByRole('button', { name: 'Keep it' }).click();
  for (const page of [laptop, phone]) await expect(page.getByText(told)).toHaveCount(0);
  await expect(laptop.locator(':focus')).toHaveCount(1);
  await laptop.goto('/drafts');
  await expect(row).toBeVisible();
  await expect(laptop.getByText('brought back by an edit')).toHaveCount(0);
});

test('a deleted draft is found among the deleted ones and restored', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await beginDraft(page, 'Paper Kites', 'For every roof.');
  await page.goto('/drafts');
  await page.getByRole('button', { name: 'Delete Paper Kites' }).click();
  await expect(page.getByRole('link', { name: 'Paper Kites' })).toHaveCount(0);
  // On another draft, or on the page where there is none.
  const heading = page.getByRole('heading', { name: 'Drafts', exact: true });
  const kept = heading.or(page.getByRole('listitem')).and(page.locator(':focus'));
  await expect(kept).toBeVisible();
  await page.getByText(/^Deleted drafts/).click();
  await page.getByRole('button', { name: 'Restore Paper Kites' }).click();
  await expect(page.getByRole('link', { name: 'Paper Kites' })).toBeVisible();
  await expect(kept).toBeVisible();
});

test('choosing and going back can be done by everybody, light and dark @everywhere', async ({
  page: laptop,
  freshContext,
}) => {
  await laptop.emulateMedia({ reducedMotion: 'reduce' });
  const words = { name: 'Lamp Works', description: 'Lamps that last.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(name(phone), 'Lantern Works');
  await write(description(phone), 'Lanterns that last.');
  await write(name(laptop), 'Light Works');
  await write(description(laptop), 'Lights that last.');
  await goOnline(phone);
  await goOnline(laptop);
  await expect(laptop.getByText('Written on two devices: 2 places to choose')).toBeVisible();
  await laptop.getByRole('button', { name: 'Edit 2' }).first().click();
  // What has gone half under the header that stays is no smaller for that.
  await laptop.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsInBothThemes(laptop)).toEqual([]);
  await expectNoSidewaysScroll(laptop);
  await expectLargeTargets(laptop, laptop.getByRole('region', { name: 'was written on two devices' }));
  await laptop.getByRole('button', { name: 'Versions' }).click();
  const dialog = laptop.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await violationsInBothThemes(laptop)).toEqual([]);
  await dialog
    .getByRole('button', { name: /Company\/Project Name: / })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { name: 'Then and now' })).toBeFocused();
  expect(await violationsInBothThemes(laptop)).toEqual([]);
  await expectLargeTargets(laptop, dialog);
  await expectNoSidewaysScroll(laptop);
  // A clash that waits for the person would wait in the tests that follow, too.
  await laptop.goto('/drafts');
  await laptop.getByRole('button', { name: 'Delete Lantern Works' }).first().click();
  await expect(status(laptop, /^Up to date/)).toBeVisible();
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A thumb is 44 px wide; a mouse is not. */
async function expectLargeTargets(page: Page, place: Locator): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  const targets = place.getByRole('button');
  expect(await targets.count()).toBeGreaterThan(0);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
}

test('a combined text outlives its part of the form, its page, and the choice that another device makes', async ({
  page: laptop,
  freshContext,
}) => {
  const words = { name: 'Jute Row', description: 'We weave jute in Pune.' };
  const { phone } = await twoDevices(laptop, freshContext, words);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(description(laptop), 'We weave silk in Pune.');
  await write(description(phone), 'We weave wool in Pune.');
  await goOnline(laptop);
  await goOnline(phone);
  await phone.getByRole('button', { name: 'Combine' }).click();
  const combined = phone.getByLabel('Business Description, as it should be');
  await combined.fill('We weave silk and wool');
  await phone.getByRole('button', { name: 'Funding Requirements' }).click();
  await expect(combined).toHaveCount(0);
  await phone.getByRole('button', { name: 'Basic Information' }).click();
  await expect(combined).toHaveValue('We weave silk and wool');
  await combined.fill('We weave silk and wool in Pune');
  await phone.reload();
  await expect(combined).toHaveValue('We weave silk and wool in Pune');

  await laptop.getByRole('button', { name: 'Keep 1: what the pitch has now' }).click();
  await expect(laptop.getByText('Written on two devices')).toHaveCount(0);
  await sent(laptop);
  await expect(phone.getByText('Written on two devices')).toHaveCount(0);
  await expect(combined).toHaveValue('We weave silk and wool in Pune');
  await combined.fill('We weave silk and wool in Pune and Nashik.');
  await phone.getByRole('button', { name: 'Save this text' }).click();
  await expect(combined).toHaveCount(0);
  for (const page of [laptop, phone])
    await expect(description(page)).toHaveValue('We weave silk and wool in Pune and Nashik.');
  await phone.reload();
  await expect(description(phone)).toHaveValue('We weave silk and wool in Pune and Nashik.');
  await expect(combined).toHaveCount(0);
});
