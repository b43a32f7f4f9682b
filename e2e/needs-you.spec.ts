import type { Page } from '@playwright/test';
import { lengthen } from './fixtures/lengthen.ts';
import { goOffline } from './fixtures/network.ts';
import { openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, description, name, sent, status, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** A laptop and a phone of the founder, on the same draft; then both write in it without a network, the laptop sends first. */
async function bothWrite(
  laptop: Page,
  phone: Page,
  words: { name: string; before: string; laptop: string; phone: string },
  beforeItSends = async () => {},
): Promise<void> {
  for (const page of [laptop, phone]) {
    await openAs(page);
  }
  const address = await beginDraft(laptop, words.name, words.before);
  await sent(laptop);
  await phone.goto(address);
  await expect(description(phone)).toHaveValue(words.before);
  for (const page of [laptop, phone]) await goOffline(page);
  await write(description(laptop), words.laptop);
  await write(description(phone), words.phone);
  await laptop.context().setOffline(false);
  await sent(laptop);
  await beforeItSends();
  await phone.context().setOffline(false);
}

test('a clash needs the person: the status counts it beside what else is true, and the Outbox leads to it', async ({
  page: laptop,
  freshContext,
}) => {
  const phone = await (await freshContext()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await bothWrite(laptop, phone, {
    name: 'Two looms',
    before: 'We weave cotton.',
    laptop: 'We weave silk.',
    phone: 'We weave wool.',
  });
  await expect(status(phone, /^1 needs you\. Last heard from the server just now\./)).toBeVisible();
  await goOffline(phone);
  await beginDraft(phone, 'Written meanwhile');
  await expect(status(phone, /^1 needs you, 1 waiting, offline\./)).toBeVisible();
  await status(phone, /^1 needs you/).click();
  await expect(
    phone.getByText('1 item needs your answer, below. 1 item waits here to be sent.'),
  ).toBeVisible();
  await expect(phone.getByText('business description: 2 texts')).toBeVisible();
  await phone.getByRole('button', { name: 'Send now' }).click();
  await expect(phone.getByText('No network: nothing could be sent.')).toBeVisible();
  await phone.getByRole('link', { name: 'Choose: Draft: Two looms' }).click();
  await phone.getByRole('button', { name: 'Go to it' }).click();
  const choice = phone.getByRole('region', { name: 'Business Description was written on two devices' });
  await choice
    .getByRole('button', { name: /^Keep \d/ })
    .first()
    .click();
  await expect(choice).toHaveCount(0);
  await phone.context().setOffline(false);
  for (const page of [laptop, phone]) await expect(status(page, /^Up to date/)).toBeVisible();
});

test('who wrote what was joined is told once, beside what they write, and finds it among what was sent', async ({
  page: laptop,
  freshContext,
}) => {
  const phone = await (await freshContext()).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await lengthen(phone, [6_000], 5);
  const words = {
    name: 'Salt road',
    before: 'We harvest salt by the sea.',
    laptop: 'We harvest clean salt by the sea.',
    phone: 'We harvest salt by the sea in Kutch.',
  };
  await bothWrite(laptop, phone, words, async () => {
    await description(phone).focus();
    await description(phone).evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 66));
  });
  const told = phone.getByRole('region', { name: 'Messages' });
  await expect(told).toContainText('Words of two devices were joined');
  // Who points at a message has it for as long as they do.
  await told.getByRole('button', { name: 'Dismiss' }).hover();
  await expect(told).toContainText('In the business description of “Salt road”.');
  await expect
    .poll(async () => {
      const field = await description(phone).boundingBox();
      const message = await told.boundingBox();
      return field && message && field.y >= message.y + message.height;
    })
    .toBe(true);
  await phone.goto('/outbox');
  const last = phone.getByRole('listitem').filter({ hasText: 'Draft: Salt road' });
  await expect(last).toContainText('Merged with words of another device');
  await laptop.goto('/outbox');
  await expect(laptop.getByRole('listitem').filter({ hasText: 'Draft: Salt road' })).toContainText('Sent');
  await expect(told).not.toContainText('Words of two devices');
});

test('one change of several is taken back alone', async ({ page }) => {
  await openAs(page);
  await goOffline(page);
  await beginDraft(page, 'Three things');
  await page.getByLabel('Location').fill('Nashik, India');
  await page.getByLabel('Location').blur();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Cancel only location: Nashik, India' }).click();
  await expect(page.getByText('Cancelled: location: Nashik, India')).toBeVisible();
  await expect(page.getByText('name: Three things')).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Draft: Three things' }).click();
  await expect(name(page)).toHaveValue('Three things');
  await expect(page.getByLabel('Location')).toHaveValue('');
});
