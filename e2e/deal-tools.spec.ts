import { investor, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { dismissToasts } from './fixtures/toast.ts';
import { stored } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('the link of a deal is copied where the device shares nothing itself; where that fails it is said; a wrong one is not found', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await dismissToasts(page);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await share.click();
  await expect(page.getByText('Copy Failed', { exact: true })).toBeVisible();

  await page.goto('/investment/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investment Opportunity Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Explore opportunities' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Investment Opportunities');
});

test('an investor goes through what they found without a network: from deal to deal, to the list as it was asked for in one step back, and the shortlist on its cards', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/explore?industry=Technology');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Min per Investor' });
  const shortlist = cards.nth(1).getByRole('button', { name: /^Shortlist: / });
  await expect(shortlist).toHaveAttribute('aria-pressed', 'false');
  const titles = await cards.getByRole('heading', { level: 3 }).allTextContents();
  await page.context().setOffline(true);
  await shortlist.click();
  await expect(shortlist).toHaveAttribute('aria-pressed', 'true');

  await cards.first().getByRole('heading', { level: 3 }).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titles[0] ?? '');
  const steps = page.getByRole('navigation', { name: 'Opportunities that were found' });
  await steps.getByRole('link', { name: /^Next: / }).click();
  await expect(heading).toHaveText(titles[1] ?? '');
  await expect(page.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
  await steps.getByRole('link', { name: /^Next: / }).click();
  await expect(heading).toHaveText(titles[2] ?? '');
  // On a phone the request is far below.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Connect, further down' }).click();
  const request = page.getByRole('region', { name: 'Connect', exact: true });
  await expect(request).toBeFocused();
  await expect(request).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/explore\?industry=Technology$/);
  await expect(shortlist).toHaveAttribute('aria-pressed', 'true');
  await stored(page);
});

test('reasons for passing that are ticked one right after the other are all kept, without a network', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const stage = page.getByLabel('Stage in your pipeline');
  await expect(stage).toBeVisible();
  await page.context().setOffline(true);
  await stage.selectOption('Passed');
  const reasons = page.getByRole('group', { name: 'Why you passed' });
  await expect(reasons).toBeVisible();
  // Quicker than the first can be stored.
  await reasons.evaluate((group) => {
    for (const box of [...group.querySelectorAll('input')].slice(0, 3)) box.click();
  });
  await stored(page);
  await page.goto('/connections?tab=pipeline');
  await expect(page.getByRole('list', { name: 'Passed' })).toContainText('Team, Market, Product');
});

test('a private note is there after a reload, another address or a closed tab, right after the last letter, without a network', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const note = page.getByLabel('Private note');
  await expect(note).toBeVisible();
  await stored(page);
  const address = page.url();
  await page.context().setOffline(true);
  await note.pressSequentially('Ask');
  await page.reload();
  await expect(note).toHaveValue('Ask');
  await note.press('End');
  await note.pressSequentially(' for the');
  await page.goto('/connections');
  await page.goto(address);
  await expect(note).toHaveValue('Ask for the');
  await note.press('End');
  await note.pressSequentially(' lease');
  const isClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await isClosed;
  const again = await page.context().newPage();
  await again.goto('/explore');
  await again.getByRole('banner').locator('button[aria-expanded]').click();
  await again.getByRole('button', { name: 'Sign out' }).click();
  await expect(again.getByRole('dialog').getByText('private note: Ask for the lease')).toBeVisible();
  await again.goto(address);
  await expect(again.getByLabel('Private note')).toHaveValue('Ask for the lease');
  await expect(again.getByText('Saved on this device').first()).toBeVisible();
});

test('what another tab adds to a private note shows once the field is left, and is written on from', async ({
  page,
}) => {
  await openAs(page, investor);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const note = page.getByLabel('Private note');
  await note.fill('alpha one');
  await stored(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = other.getByLabel('Private note');
  await expect(there).toHaveValue('alpha one');
  await there.press('End');
  await there.pressSequentially('\nfrom the desk');
  await there.blur();
  await stored(other);
  await note.blur();
  await expect(note).toHaveValue('alpha one\nfrom the desk');
  await note.press('End');
  await note.pressSequentially(', and on');
  await note.blur();
  await stored(page);
  await expect(there).toHaveValue('alpha one\nfrom the desk, and on');
  await page.reload();
  await expect(note).toHaveValue('alpha one\nfrom the desk, and on');

  // A field that one is in, and has not written in yet, shows it at once, and goes on from there.
  await note.focus();
  await there.press('End');
  await there.pressSequentially('. Then');
  await there.blur();
  await stored(other);
  await expect(note).toHaveValue('alpha one\nfrom the desk, and on. Then');
  await note.press('End');
  await note.pressSequentially(' this.');
  await note.blur();
  await stored(page);
  await page.reload();
  await expect(note).toHaveValue('alpha one\nfrom the desk, and on. Then this.');
});
