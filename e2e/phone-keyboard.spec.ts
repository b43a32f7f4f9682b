import type { Locator, Page } from '@playwright/test';
import { box, openConversation, write, written } from './fixtures/connected.ts';
import { hiddenFocusOn } from './fixtures/hidden-focus.ts';
import { isSeen } from './fixtures/is-seen.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { zoomingFieldsOn } from './fixtures/zooming-fields.ts';

test.use({ seedDemo: true, serverOf: 'phone-keyboard' });

const phone = { width: 360, height: 800 };
/** What a phone's keys leave of its window, px. */
const left = 420;

const forms = [
  '/login',
  '/register',
  '/signup',
  '/invest?step=2',
  '/fundraise?join',
  '/forgot-password',
  '/contact',
  '/submit-pitch',
  '/ai-analysis',
];

test('where the keys make the window smaller, what is gone to from field to field is under no bar @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ ...phone, height: left });
  for (const form of forms) {
    await page.goto(form);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await hiddenFocusOn(page), form).toEqual([]);
  }
});

test('where they cover it, Dollar’s panel takes what is left, with the field at its end @phone', async ({
  page,
}) => {
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Chat with Dollar' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').tap();
  expect(await zoomingFieldsOn(page)).toEqual([]);
  const before = await endOf(panel);
  await cover(page, phone.height - left);
  await expect.poll(() => endOf(panel)).toBe(left);
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const field = await endOf(panel.getByRole('textbox'));
  expect(field).toBeLessThan(left);
  expect(field).toBeGreaterThan(left - 100);
  await cover(page, 0);
  await expect.poll(() => endOf(panel)).toBe(before);
});

test('at 400 % the message that one writes is in sight, and the offer to hear of the answer makes room for it @phone', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  await write(page, 'How wide is the river?');
  await expect(page.getByText('Hear of the answer?')).toBeVisible();
  // A window of 1280 by 1024; before that one on its side, and letters twice as large.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText('Hear of the answer?')).toBeHidden();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  const enlarge = (size: string) =>
    page.evaluate((size) => void (document.documentElement.style.fontSize = size), size);
  await enlarge('200%');
  await expect(page.getByText('Hear of the answer?')).toBeHidden();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await enlarge('');
  await page.setViewportSize({ width: 320, height: 256 });
  await box(page).focus();
  await page.keyboard.type('And the loom?');
  await expect.poll(() => isSeen(box(page))).toBe(true);
});

test('where they cover it, one writes a message right above them, under the newest one @phone', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  for (const words of ['How long is the monsoon?', 'And the loom, in the rain?\nDoes it dry?'])
    await write(page, words);
  await box(page).focus();
  expect(await zoomingFieldsOn(page)).toEqual([]);
  const before = await endOf(box(page));
  await cover(page, phone.height - left);
  await expect.poll(() => endOf(box(page))).toBeLessThan(left);
  expect(await endOf(box(page))).toBeGreaterThan(left - 60);
  await expect.poll(() => endOf(written(page).getByText('Does it dry?'))).toBeLessThan(left - 60);
  await cover(page, 0);
  await expect.poll(() => endOf(box(page))).toBe(before);
});

/** What browsers of phones say once their keys cover so many px of the window, which itself stays as high as it was. */
function cover(page: Page, covered: number): Promise<void> {
  return page.evaluate((covered) => {
    const view = window.visualViewport;
    if (!view) throw new Error('This browser does not tell what is seen');
    Object.defineProperty(view, 'height', { value: innerHeight - covered, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, covered);
}

/** How far down it reaches, px. */
async function endOf(part: Locator): Promise<number> {
  const place = await part.boundingBox();
  return Math.round((place?.y ?? 0) + (place?.height ?? 0));
}
