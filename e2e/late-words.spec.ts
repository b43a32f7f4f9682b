import type { Page } from '@playwright/test';
import { dealsBeside, openDeal } from './fixtures/deal.ts';
import { investor, logIn } from './fixtures/people.ts';
import { draftPitch } from './fixtures/pitch.ts';
import { expect, test } from './fixtures/test.ts';
import { description, holdTypedWords, name, sent, status, stored } from './fixtures/work.ts';

test.use({ seedDemo: true });

const words = { name: 'Wind Mill', description: 'Flour by the sea.' };

async function submit(page: Page): Promise<void> {
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('I confirm that the information in this pitch is accurate.').check();
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('what is being typed as another device submits the draft is told with its words, and lives on in a new draft', async ({
  page: phone,
  freshContext,
}) => {
  const laptop = await (await freshContext()).newPage();
  // Only what the submission itself brings about may store these words.
  await holdTypedWords(laptop);
  for (const page of [laptop, phone]) await logIn(page);
  const address = await draftPitch(phone, words.name, words.description);
  await sent(phone);
  await laptop.goto(address);
  await expect(description(laptop)).toHaveValue(words.description);
  await description(laptop).press('End');
  await laptop.keyboard.type(' And rice.');
  await submit(phone);

  await expect(laptop.getByText('This pitch has been submitted')).toBeVisible();
  const told = laptop.getByRole('status').filter({ hasText: 'was not accepted' });
  await expect(told).toContainText('business description: Flour by the sea. And rice.');
  await expect(status(phone, /^1 needs you/)).toBeVisible();
  await told.getByRole('link', { name: 'See it in the Outbox' }).click();
  await laptop.getByRole('button', { name: /^Keep as a new draft:/ }).click();
  await expect(description(laptop)).toHaveValue('Flour by the sea. And rice.');
  await expect(name(laptop)).toHaveValue(words.name);
  await expect(status(phone, /^Up to date/)).toBeVisible();
});

test('what is being typed about a deal is stored as the app goes out of sight', async ({ page }) => {
  await holdTypedWords(page);
  await logIn(page, investor);
  const [title = ''] = await dealsBeside(page, '');
  await openDeal(page, title);
  const note = page.getByLabel('Private note');
  await note.fill('Ask who mends the looms.');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await stored(page);
  await page.reload();
  await expect(note).toHaveValue('Ask who mends the looms.');
});
