import type { Locator } from '@playwright/test';
import { goOffline } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { goOnline, twoDevices } from './fixtures/two-devices.ts';
import { beginDraft, description, saved, sent, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** What a phone keeps for itself at the bottom, px. */
const homeIndicator = 34;

/** So much of it differs that no screen shows all of it. */
const longText = (thing: string) =>
  Array.from({ length: 60 }, (_, at) => `${thing} number ${at} is kept in the ${thing} house.`).join('\n');

test('however far one has read in two long texts, what can be done is in reach and covers nothing @phone', async ({
  page,
  freshContext,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { phone } = await twoDevices(page, freshContext, { name: 'Long Hall', description: 'Halls.' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: homeIndicator } });
  for (const device of [page, phone]) await goOffline(device);
  await write(description(phone), longText('lamp'));
  await write(description(page), longText('loom'));
  await goOnline(phone);
  await goOnline(page);
  await page.getByRole('button', { name: 'Go to it' }).click();
  const choice = page.getByRole('region', { name: 'Business Description was written on two devices' });
  const bar = ['Keep 1', 'Keep 2', 'Combine'].map((action) => choice.getByRole('button', { name: action }));
  await expectReachable(bar);
  await readInto(choice.getByRole('listitem').last());
  await expectReachable(bar);
  await choice.getByRole('button', { name: 'Combine' }).click();
  await expectReachable([choice.getByRole('button', { name: 'Save this text' })]);
  await choice.getByRole('button', { name: 'Cancel' }).click();
  await choice.getByRole('button', { name: 'Keep 2' }).click();
  await expect(description(page)).toHaveValue(longText('loom'));

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Business Description: “lamp number 0/ })
    .first()
    .click();
  const actions = ['All versions', 'Go back to this version'].map((action) =>
    dialog.getByRole('button', { name: action }),
  );
  await expectReachable(actions);
  await readInto(dialog.getByRole('listitem').last());
  await expectReachable(actions);
});

test('of two choices from a list one is kept, and nobody is told to make one of both', async ({
  page,
  freshContext,
}) => {
  const { phone } = await twoDevices(page, freshContext, { name: 'Silk Yard', description: 'Silk.' });
  for (const device of [page, phone]) await goOffline(device);
  await page.getByLabel('Funding Stage', { exact: true }).selectOption('Seed');
  await phone.getByLabel('Funding Stage', { exact: true }).selectOption('Series A');
  for (const device of [page, phone]) await expect(saved(device)).toBeVisible();
  await goOnline(page);
  await goOnline(phone);
  const choice = phone.getByRole('region', { name: 'Funding Stage was chosen on two devices' });
  await expect(choice).toContainText('Keep one: only one of them can stand here.');
  await expect(choice.getByRole('button')).toHaveText(['Keep 1', 'Keep 2']);
  await choice.getByRole('button', { name: 'Keep 2' }).click();
  for (const device of [page, phone])
    await expect(device.getByLabel('Funding Stage', { exact: true })).toHaveValue('Series A');
});

test('the longest description in Devanagari is written, rewritten, and told to be full', async ({ page }) => {
  await logIn(page);
  const longest = (words: string) => words.repeat(20_000).slice(0, 20_000);
  await beginDraft(page, 'करघा', longest('वर्षा से चलने वाले करघे। '));
  await write(description(page), longest('हवा से चलने वाली चक्कियाँ। '));
  await expect(page.getByText('20,000 of 20,000 characters: it is full.')).toBeVisible();
  await sent(page);
  await page.goto('/outbox');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

/** Scrolls to the middle of a text. */
async function readInto(text: Locator): Promise<void> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Whole on the screen, and what a tap there meets: nothing lies over it. */
async function expectReachable(buttons: Locator[]): Promise<void> {
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
    const box = await button.boundingBox();
    const height = await button.evaluate(() => innerHeight);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - homeIndicator);
  }
}
