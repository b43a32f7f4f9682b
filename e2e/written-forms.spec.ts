import { dealOf, dealsBeside, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { admin, founder, investor, openAs } from './fixtures/people.ts';
import { sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'written-forms' });

test('what was written in a pitch outlives its tab, without a network, and says what has changed since', async ({
  page,
  freshContext,
}) => {
  test.setTimeout(240_000);
  const office = await (await freshContext()).newPage();
  await openAs(office, founder);
  await openAs(page, founder);
  const title = await dealOf(page);
  await openDeal(page, title);
  const edit = { name: `Edit pitch: ${title}` };
  await page.getByRole('button', edit).click();
  const words = 'It weaves by night, and nobody has to stay awake for it.';
  await page.getByRole('dialog').getByLabel('Business Description').fill(words);
  await page.getByRole('dialog').getByLabel('Funding Stage').selectOption('Pre-IPO');
  const address = page.url();
  await stored(page);
  await page.close();

  await openDeal(office, title);
  await office.getByRole('button', edit).click();
  await office.getByRole('dialog').getByLabel('Funding Stage').selectOption('Series C');
  await office.getByRole('button', { name: 'Save and send to review' }).click();
  await sent(office);

  const again = await page.context().newPage();
  await again.goto(address);
  await expect(again.getByRole('main').getByText('Series C', { exact: true }).first()).toBeVisible();
  await again.context().setOffline(true);
  await again.reload();
  await again.getByRole('button', edit).click();
  const dialog = again.getByRole('dialog');
  const description = dialog.getByLabel('Business Description');
  await expect(description).toHaveValue(words);
  await expect(dialog.getByText('This has changed since then: Funding Stage.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start afresh' }).click();
  await expect(dialog.getByRole('status', { name: 'What you wrote before' })).toBeFocused();
  await expect(description).not.toHaveValue(words);
  await expect(dialog.getByLabel('Funding Stage')).toHaveValue('Series C');
  // What was set aside outlives the tab as well.
  await stored(again);
  await again.reload();
  await again.getByRole('button', edit).click();
  await expect(description).not.toHaveValue(words);
  await dialog.getByRole('button', { name: 'Bring back what is set aside' }).click();
  await expect(description).toHaveValue(words);
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(dialog.getByLabel('Funding Stage')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Funding Stage')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save and send to review' }).click();
  await expect(dialog).toHaveCount(0);
  await again.context().setOffline(false);
  await sent(again);
  await expect(office.getByText(words).first()).toBeVisible();
  await again.getByRole('button', edit).click();
  await expect(dialog.getByText('What you wrote here before is back')).toHaveCount(0);
  await expect(description).toHaveValue(words);
});

test('what is written for a meeting is back after its tab was closed, without a network', async ({
  page,
}) => {
  await openAs(page, investor);
  const [title = ''] = await dealsBeside(page, '');
  await openDeal(page, title);
  const address = page.url();
  await page.context().setOffline(true);
  const open = { name: 'Meeting for your calendar' };
  await page.getByRole('button', open).click();
  await page.getByRole('dialog').getByLabel('Place or link').fill('Third loom on the left');
  await stored(page);
  await page.close();

  const again = await page.context().newPage();
  await again.goto(address);
  await again.getByRole('button', open).click();
  const dialog = again.getByRole('dialog');
  await expect(dialog.getByLabel('Place or link')).toHaveValue('Third loom on the left');
  await expect(dialog.getByText('What you wrote here before is back')).toBeVisible();
  const download = again.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download .ics' }).click();
  await download;
  await again.getByRole('button', open).click();
  await expect(dialog.getByLabel('Place or link')).toHaveValue('');
});

test('what an admin writes at the desk is back after its tab was closed, and named among what is unfinished', async ({
  page,
}) => {
  await openAs(page, admin);
  await page.goto('/admin');
  const reason = (desk: typeof page) =>
    desk.getByRole('listitem').filter({ hasText: 'Ragi Lab: millet snacks' }).getByLabel('Reason');
  await reason(page).fill('Say what the wool costs.');
  await stored(page);
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Add an article' }).click();
  await page.getByLabel('Title').fill('Wool in numbers');
  await stored(page);
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/admin');
  await expect(reason(again)).toHaveValue('Say what the wool costs.');
  await reason(again).fill('');
  await stored(again);
  await again.goto('/outbox');
  await expect(again.getByText('title: Wool in numbers')).toBeVisible();
  await expect(again.getByText('Say what the wool costs.')).toHaveCount(0);
  await again.goto('/admin/articles');
  await again.getByRole('button', { name: 'Add an article' }).click();
  await expect(again.getByText('What you wrote here before is back')).toBeVisible();
  await expect(again.getByLabel('Title')).toHaveValue('Wool in numbers');
});

for (const [who, person, form, field] of [
  ['a person', founder, 'About you', 'Bio'],
  ['a company', founder, 'Your company', 'Company description'],
  ['an investor', investor, 'Your investing', 'Investment goals'],
] as const)
  test(`what is half written in the profile of ${who} is back after a reload in mid-word, without a network, and told of`, async ({
    page,
  }) => {
    await openAs(page, person);
    await page.goto('/profile');
    await stored(page);
    await page.context().setOffline(true);
    const box = page.getByRole('form', { name: form }).getByLabel(field);
    await box.fill('');
    await box.pressSequentially('Weaves by night, in mid');
    await page.reload();
    await expect(box).toHaveValue('Weaves by night, in mid');
    await box.press('End');
    await box.pressSequentially('-word');
    await page.goto('/outbox');
    const unfinished = page.getByRole('listitem').filter({ hasText: `Profile: ${form}` });
    await expect(unfinished.getByText('Weaves by night, in mid-word')).toBeVisible();
    await unfinished.getByRole('link', { name: 'Go on writing' }).click();
    await expect(page.getByText('What you wrote here before is back')).toBeVisible();
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(box).not.toHaveValue('Weaves by night, in mid-word');
    const aside = page.getByRole('button', { name: 'Bring back what is set aside' });
    await expect(aside).toBeVisible();
    await page.getByRole('form', { name: form }).getByRole('button', { name: 'Save' }).click();
    await expect(aside).toHaveCount(0);
  });

test('what is half written in a profile is there on the way back to it, and told of until it is saved', async ({
  page,
}) => {
  await openAs(page, founder);
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'About you' });
  await form.getByLabel('Bio').fill('Weaves by day, too.');
  const menu = page.getByRole('banner').locator('button[aria-expanded]');
  await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('bio: Weaves by day, too.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pankh' }).first().click();
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(form.getByLabel('Bio')).toHaveValue('Weaves by day, too.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await stored(page);
  await page.reload();
  await expect(form.getByLabel('Bio')).toHaveValue('Weaves by day, too.');
  await expect(page.getByText('What you wrote here before is back')).toHaveCount(0);
});
