import type { Page } from '@playwright/test';
import { violationsOn } from './fixtures/axe.ts';
import { dealOf, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, openAs } from './fixtures/people.ts';
import { expectNoScrollingSideways } from './fixtures/sideways.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'submitted-pitches' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a founder edits an approved pitch without a network; investors see it marked, the public no more', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await openAs(office, founder);
  const title = await dealOf(office);
  await openDeal(office, title);
  await openAs(page, investor);
  await openDeal(page, title);
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await sent(page);

  await office.context().setOffline(true);
  await office.getByRole('button', { name: `Edit pitch: ${title}` }).click();
  const dialog = office.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Company/Project Name' });
  await expect(name).toHaveValue(title);
  await name.fill('');
  await dialog.getByLabel('Minimum Investment').fill('900 crore');
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
  await name.fill('Monsoon Mills');
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(dialog.getByText('Minimum investment cannot be greater than total required.')).toBeVisible();
  expect(await violationsOn(office)).toEqual([]);
  await dialog.getByLabel('Minimum Investment').fill('2 lakh');
  await dialog.getByLabel('Location').fill('Thiruvananthapuram'.repeat(4));
  await dialog.getByLabel('Highlights').fill('It weaves by night.\nIt rains.');
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(office, 'Monsoon Mills')).toBeVisible();
  await expect(office.getByRole('main')).toContainText(
    'Saved on this device. It will be sent when you are online.',
  );
  await office.goto('/outbox');
  await expect(office.getByText(`Edit of a pitch: ${title}`)).toBeVisible();
  await expect(office.getByText('name: Monsoon Mills')).toBeVisible();
  await office.context().setOffline(false);
  await sent(office);

  await expect(heading(page, 'Monsoon Mills')).toBeVisible();
  await expect(page.getByRole('main').getByText('Review pending').first()).toBeVisible();
  await expect(page.getByText('It weaves by night.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
  await expectNoScrollingSideways(page, 'a deal in a place of one long word');
  const guest = await (await freshContext()).newPage();
  const shown = await (await guest.request.get('/api/opportunities')).text();
  expect(shown).not.toContain(title);
  expect(shown).not.toContain('Monsoon Mills');
});

test('an edit that another device has overtaken comes back with its words, and stands once it is tried again', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await openAs(office, founder);
  const title = await dealOf(office);
  await openAs(page, founder);
  for (const desk of [office, page]) await desk.goto('/dashboard?tab=pitches');
  const stage = (desk: Page) => desk.getByRole('dialog').getByLabel('Funding Stage');
  await office.getByRole('button', { name: `Edit pitch: ${title}` }).click();
  await office.context().setOffline(true);
  await page.getByRole('button', { name: `Edit pitch: ${title}` }).click();
  for (const [desk, chosen] of [
    [page, 'Series C'],
    [office, 'Pre-IPO'],
  ] as const) {
    await stage(desk).selectOption(chosen);
    await desk.getByRole('button', { name: 'Save and send to review' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    if (desk === page) await sent(page);
  }
  await office.context().setOffline(false);
  await sent(office);
  await office.goto('/outbox');
  await expect(office.getByText('funding stage: Pre-IPO')).toBeVisible();
  await expect(office.getByText('funding stage now: Series C')).toBeVisible();
  await office.getByRole('button', { name: /^Retry/ }).click();
  await sent(office);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('main').getByText('Pre-IPO', { exact: true }).first()).toBeVisible();
});
