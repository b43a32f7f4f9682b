import type { Page } from '@playwright/test';
import { giveReads, holdReads } from '../fixtures/held-reads.ts';
import { isSeen } from '../fixtures/is-seen.ts';
import { lastSent } from '../fixtures/outbox-folder.ts';
import { admin, founder, logIn } from '../fixtures/people.ts';
import { opportunitiesNamed, writePitch } from '../fixtures/pitch.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ seedDemo: true });

async function submit(page: Page, title: string): Promise<void> {
  await page.goto('/submit-pitch');
  await writePitch(page, title);
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page.getByText('Pitch submitted successfully!')).toBeVisible();
}

/** The admins' card of one pitch. */
const cardOf = (desk: Page, title: string) =>
  desk
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: title }) });

test('a pitch is declined with a reason that its founder reads, and one is approved for everybody', async ({
  page,
  server,
  freshContext,
}) => {
  await logIn(page, founder);
  await submit(page, 'Paper Boats');
  await submit(page, 'Copper Kites');

  const desk = await (await freshContext()).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin');
  const boats = cardOf(desk, 'Paper Boats');
  await boats.getByText('Read the pitch').click();
  await expect(boats.getByText('Looms that run on rain water.')).toBeVisible();
  const address = await boats.getByRole('link', { name: 'Open it as investors see it' }).getAttribute('href');
  await boats.getByRole('button', { name: /^Decline/ }).click();
  await expect(boats.getByText('Please give a reason: the founder reads it.')).toBeVisible();
  await expect(boats.getByLabel('Reason')).toBeFocused();
  await boats.getByLabel('Reason').fill('Boats of paper sink: tell us of the coating.');
  await boats.getByRole('button', { name: /^Decline/ }).click();
  await expect(boats).toHaveCount(0);
  const left = desk.getByRole('region', { name: 'Pitches to review' }).getByRole('listitem');
  await expect(left.and(desk.locator(':focus'))).toBeVisible();
  await cardOf(desk, 'Copper Kites')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(cardOf(desk, 'Copper Kites')).toHaveCount(0);

  await page.goto(address ?? '');
  await expect(page.getByText('Boats of paper sink: tell us of the coating.')).toBeVisible();
  await lastSent(server, founder.email, /(Boats of paper sink: tell us of the coating\.)/);
  const guest = await (await freshContext()).newPage();
  await expect(await opportunitiesNamed(guest, 'Copper Kites')).toBeVisible();
  await expect(await opportunitiesNamed(guest, 'Paper Boats')).toHaveCount(0);
});

test('the reason comes into sight with the focus, also before what was written in it is read', async ({
  page,
}) => {
  // So low that there is enough to scroll also where other journeys have left no other pitch to review.
  await page.setViewportSize({ width: 1440, height: 300 });
  await logIn(page, admin);
  await page.goto('/admin');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ragi Lab' });
  await expect(card).toBeVisible();
  await holdReads(page.context(), 'forms');
  await page.reload();
  const reason = card.getByLabel('Reason');
  await expect(reason).not.toBeEditable();
  const approve = card.getByRole('button', { name: /^Approve/ });
  await approve.focus();
  await approve.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight / 8));
  expect(await isSeen(reason)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(reason).toBeFocused();
  await expect.poll(() => isSeen(reason)).toBe(true);
  await giveReads(page);
  await expect(reason).toBeEditable();
});

test('what people write to us stands at the desk, with a way to answer', async ({ page, freshContext }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tara Example');
  await page.getByRole('textbox', { name: 'Email' }).fill('tara@people.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A boat of my own');
  await page.getByRole('textbox', { name: 'Message' }).fill('Where do I moor it?');
  await page.getByLabel('Category').selectOption('Partnership Opportunities');
  await page.getByLabel('I agree that Pankh uses these details').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();

  const desk = await (await freshContext()).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin/messages');
  const card = cardOf(desk, 'A boat of my own');
  await expect(card).toContainText('Tara Example, tara@people.example');
  await expect(card).toContainText('Partnership Opportunities');
  await expect(card).toContainText('Where do I moor it?');
  await expect(card.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    'mailto:tara%40people.example?subject=Re%3A%20A%20boat%20of%20my%20own',
  );
});
