import type { Page } from '@playwright/test';
import { connect, conversationWith, write } from './fixtures/connected.ts';
import { dealOf, openDeal } from './fixtures/deal.ts';
import type { InstalledBrowser } from './fixtures/installed-browser.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor } from './fixtures/people.ts';
import { beginDraft, description, name, sent, stored, write as writeField } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'members-offline' });

/** A screen, and words of the person's own, or of what others gave them, that stand on it. */
type Screen = readonly [address: string, ...words: string[]];

/** The browser started anew, on the same profile. Its worker may not be told that it is offline: the server is to be stopped, too. */
async function offlineFromColdStart(device: InstalledBrowser): Promise<Page> {
  const context = await device.open();
  await context.setOffline(true);
  return context.newPage();
}

/** Each is opened by its address, and has what is theirs. */
async function haveWhatIsTheirs(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [address, ...words] of screens)
    await test.step(address, async () => {
      await page.goto(address);
      const main = page.getByRole('main');
      for (const each of words) await expect(main.getByText(each).first(), each).toBeVisible();
      // A guest is asked for that.
      await expect(main.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    });
}

test('what founders have opens from a cold start without a network, with what is theirs', async ({
  device,
  server,
  page: desk,
}) => {
  const before = await (await device.open()).newPage();
  await connect(before, desk);
  const deal = await dealOf(before);
  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Shall we speak on Monday?');
  await sent(desk);

  await before.goto('/approaches');
  await before.getByRole('button', { name: 'Add by hand' }).click();
  await before.getByRole('dialog').getByLabel('Investor or firm').fill('Thar Ventures');
  await before.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(before.getByRole('dialog')).toHaveCount(0);
  await before.goto('/messages');
  await expect(conversationWith(before, 'Rudransh Keshwani')).toContainText('Shall we speak on Monday?');
  const conversation = (await conversationWith(before, 'Rudransh Keshwani').getAttribute('href')) ?? '';
  await before.goto('/investor-search');
  await before.getByRole('link', { name: /Grace Holmebury/ }).click();
  await before.getByRole('button', { name: 'Connect', exact: true }).click();
  await sent(before);
  await server.stop();
  const draft = await beginDraft(before, 'Monsoon Looms', 'Looms that run on rain.');
  await stored(before);

  const page = await offlineFromColdStart(device);
  await haveWhatIsTheirs(page, [
    ['/dashboard?tab=pitches', deal],
    ['/dashboard?tab=messages', 'Shall we speak on Monday?'],
    ['/connections?tab=sent', 'Grace Holmebury'],
    ['/connections?tab=accepted', 'Rudransh Keshwani', investor.email],
    ['/messages', 'Rudransh Keshwani', 'Shall we speak on Monday?'],
    [conversation, 'Shall we speak on Monday?'],
    ['/approaches', 'Thar Ventures'],
    ['/drafts', 'Monsoon Looms'],
    ['/outbox', 'Monsoon Looms'],
    ['/notifications', 'Rudransh Keshwani'],
    ['/settings', founder.email],
  ]);
  await page.goto(draft);
  await expect(name(page)).toHaveValue('Monsoon Looms');
  await expect(description(page)).toHaveValue('Looms that run on rain.');
  await page.goto('/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Ishira Velankar');
});

test('what investors have opens from a cold start without a network, with what is theirs', async ({
  device,
  server,
  page: office,
}) => {
  const before = await (await device.open()).newPage();
  await connect(office, before);
  const deal = await dealOf(office);
  await conversationWith(before, 'Ishira Velankar').click();
  await write(before, 'The lease is signed.');
  const conversation = new URL(before.url()).pathname;
  await openDeal(before, deal);
  const dealAddress = new URL(before.url()).pathname;
  await before.getByRole('button', { name: 'Add to shortlist' }).click();
  await before.getByLabel('Stage in your pipeline').selectOption('Talking');
  await writeField(before.getByLabel('Private note'), 'Ask for the lease.');
  await before.goto('/portfolio');
  await before.getByRole('button', { name: 'Record an investment' }).click();
  const dialog = before.getByRole('dialog');
  await dialog.getByLabel('Company').fill('Monsoon Kilns');
  await dialog.getByLabel('Amount invested').fill('5 lakh');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await sent(before);
  await server.stop();

  const page = await offlineFromColdStart(device);
  await haveWhatIsTheirs(page, [
    ['/dashboard', '₹5,00,000'],
    ['/dashboard?tab=investments', 'Monsoon Kilns'],
    ['/portfolio', 'Monsoon Kilns', '₹5,00,000'],
    ['/connections?tab=accepted', 'Ishira Velankar', founder.email],
    ['/connections?tab=shortlisted', deal, 'Ask for the lease.'],
    ['/connections?tab=pipeline', deal],
    ['/messages', 'Ishira Velankar', 'The lease is signed.'],
    [conversation, 'The lease is signed.'],
    ['/settings', investor.email],
  ]);
  await page.goto(dealAddress);
  await expect(page.getByRole('heading', { level: 1, name: deal })).toBeVisible();
  await expect(page.getByLabel('Private note')).toHaveValue('Ask for the lease.');
  await page.goto('/profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Rudransh Keshwani');
});
