import type { Page } from '@playwright/test';
import { openAs } from './fixtures/people.ts';
import { draftPitch } from './fixtures/pitch.ts';
import { expect, test } from './fixtures/test.ts';
import { status } from './fixtures/work.ts';

test.use({ seedDemo: true });

async function openDevice(page: Page): Promise<Page> {
  await openAs(page);
  return page;
}

/** Of a draft that is ready, which opens at its last. */
async function openFirstPart(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('button', { name: /Basic Information/ }).click();
}

async function submit(page: Page, title: string, place: string): Promise<void> {
  await page.goto('/drafts');
  await openFirstPart(page, title);
  await page.getByLabel('Location').fill(place);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('I confirm that the information in this pitch is accurate.').check();
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The same draft is submitted on two devices without a network: the second is refused, with what was changed for it. */
async function submitTwice(first: Page, second: Page, title: string): Promise<void> {
  await draftPitch(first, title);
  await expect(status(first, /^Up to date/)).toBeVisible();
  await second.goto('/drafts');
  await expect(second.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  // All of it has come, not its name alone.
  await expect(status(second, /^Up to date/)).toBeVisible();
  for (const [page, place] of [
    [first, 'Nagpur, India'],
    [second, 'Nashik, India'],
  ] as const) {
    await page.context().setOffline(true);
    await submit(page, title, place);
    await expect(page.getByText('Your pitch is on this device')).toBeVisible();
  }
  for (const page of [first, second]) {
    await page.context().setOffline(false);
    await expect(page.getByText('Your pitch is on this device')).toHaveCount(0);
  }
  for (const page of [first, second]) {
    await expect(status(page, /^1 needs you/)).toBeVisible();
    await page.goto('/outbox');
    await expect(page.getByText('location: Nashik, India')).toBeVisible();
    await expect(page.getByText(/already been submitted/)).toBeVisible();
  }
}

test('refused work is shown with its words on every device, and letting it go on one settles it on the other', async ({
  page,
  freshContext,
}) => {
  const first = await openDevice(page);
  const second = await openDevice(await (await freshContext()).newPage());
  await submitTwice(first, second, 'Twice told');
  // At the draft itself, too, from where one comes back.
  await first.getByRole('link', { name: 'Pitch submission: Twice told' }).click();
  const told = first.getByRole('status').filter({ hasText: 'was not accepted' });
  await expect(told).toContainText('location: Nashik, India');
  await expect(told).toContainText('already been submitted');
  await told.getByRole('link', { name: 'See it in the Outbox' }).click();
  await expect(first).toHaveURL(/\/outbox$/);
  await first.getByRole('button', { name: /^Discard:/ }).click();
  const question = first.getByRole('dialog');
  await expect(question).toContainText('location: Nashik, India');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(first.getByText('location: Nashik, India')).toBeVisible();
  await first.getByRole('button', { name: /^Discard:/ }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  for (const device of [first, second]) {
    await expect(device.getByText('Nothing is waiting')).toBeVisible();
    await expect(status(device, /^Up to date/)).toBeVisible();
  }
});

test('refused words live on in a draft of their own, on every device', async ({ page, freshContext }) => {
  const first = await openDevice(page);
  const second = await openDevice(await (await freshContext()).newPage());
  await submitTwice(first, second, 'Kept words');
  await second.getByRole('button', { name: /^Keep as a new draft:/ }).click();
  await expect(second.getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik, India');
  await expect(status(first, /^Up to date/)).toBeVisible();
  await first.goto('/drafts');
  await openFirstPart(first, 'Kept words');
  await expect(first.getByLabel('Location')).toHaveValue('Nashik, India');
});
