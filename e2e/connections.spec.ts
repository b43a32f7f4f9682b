import type { Page } from '@playwright/test';
import { dealOf, dealsBeside, openDeal } from './fixtures/deal.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, investor, logIn, openAs } from './fixtures/people.ts';
import { dismissToasts, toastSays, undoOf } from './fixtures/toast.ts';
import { expectUsableByEverybody } from './fixtures/usable-by-everybody.ts';
import { sent, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'connections' });

/** The one link to the notifications in the header. */
function bell(page: Page, name = /^Notifications, \d new$/) {
  return page.getByRole('banner').getByRole('link', { name });
}

test('an investor shortlists, notes and asks without a network; the founder accepts; each then sees how to reach the other', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await openAs(office, founder);
  const title = await dealOf(office);

  await openAs(page, investor);
  const [other = ''] = await dealsBeside(page, title);
  await openDeal(page, other);
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(page.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
  await openDeal(page, title);
  await page.context().setOffline(true);
  await openDeal(page, title);
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(page.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
  await page.getByRole('button', { name: '4 stars' }).click();
  await page.getByLabel('Stage in your pipeline').selectOption('Looking');
  await page.getByLabel('Private note').fill('Ask for the lease.');
  await page.getByLabel('Private note').blur();
  const connect = page.getByRole('button', { name: 'Send Connection Request' });
  await expect(connect).toBeDisabled();
  await expect(page.getByText('Risk notice')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Do the looms run at night?');
  await connect.click();
  await expect(page.getByText('Request not sent yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Connect', exact: true })).toBeFocused();
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Connection request sent!')).toBeVisible();
  await expect(page.getByText('The entrepreneur will be notified of your interest.')).toBeVisible();
  await expect(page.getByText('Request sent', { exact: true })).toBeVisible();
  await sent(page);

  await office.goto('/connections');
  await expect(office.getByText('Do the looms run at night?')).toBeVisible();
  await expect(office.getByText(investor.email)).toHaveCount(0);
  await office.getByRole('button', { name: 'Accept: Rudransh Keshwani' }).click();
  const requests = office.getByRole('region', { name: 'Requests' });
  const kept = requests.or(requests.getByRole('listitem')).and(office.locator(':focus'));
  await expect(kept).toBeVisible();
  await toastSays(office, 'You accepted Rudransh Keshwani', 'They stand under Accepted in your connections.');
  await office.getByRole('tab', { name: /^Accepted/ }).click();
  await expect(office.getByRole('link', { name: investor.email })).toBeVisible();

  await page.goto('/connections?tab=accepted');
  await expect(page.getByRole('link', { name: founder.email })).toBeVisible();
  await page.getByRole('tab', { name: 'Shortlisted' }).click();
  await expect(page.getByText('Ask for the lease.')).toBeVisible();
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  const removing = (deal: string) => page.getByRole('button', { name: `Remove: ${deal}` });
  await removing(other).focus();
  await page.keyboard.down('Enter');
  await expect(removing(title)).toBeFocused();
  // Held, the key presses no other.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(removing(title)).toBeFocused();
  await dismissToasts(page);
  await removing(title).click();
  await expect(page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shortlisted' })).toBeFocused();
  await (await undoOf(page)).click();
  await expect(page.getByRole('region', { name: 'Shortlisted' })).toBeFocused();
  for (const kept of ['Ask for the lease.', 'Looking'])
    await expect(page.getByRole('tabpanel').getByText(kept, { exact: true })).toBeVisible();
  await sent(page);
  await page.getByRole('tab', { name: /^Accepted/ }).click();
  await page.getByRole('button', { name: 'End connection: Ishira Velankar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
  await expect(office.getByText('No connections yet')).toBeVisible();
  await expect(office.getByText(investor.email)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Shortlisted' }).click();
  await expect(page.getByText('Ask for the lease.')).toBeVisible();
  await expectUsableByEverybody(page, 'a shortlist');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByLabel('Private note')).toHaveValue('Ask for the lease.');
  await expectUsableByEverybody(page, 'a deal with notes');
});

test('a founder asks an investor, who is told, is declined with a reason, and the plan says when it is used up', async ({
  page,
  freshContext,
}) => {
  await openAs(page, founder);
  await page.goto('/investor-search');
  await page.getByRole('link', { name: /Rudransh Keshwani/ }).click();
  await expect(page.getByText('Angel Investor')).toBeVisible();
  await expect(page.getByText('Shared after you connect').first()).toBeVisible();
  await expect(page.getByText('3 of 3 connections left this month.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('The investor will be notified of your interest.')).toBeVisible();
  await sent(page);

  const desk = await (await freshContext()).newPage();
  await logIn(desk, investor);
  await bell(desk).click();
  await desk.getByRole('link', { name: /^New: Ishira Velankar asks to connect with you/ }).click();
  await expect(desk).toHaveURL(/\/connections\?tab=requests$/);
  await bell(desk, /^Notifications/).click();
  await expect(desk.getByRole('link', { name: /^Ishira Velankar asks to connect with you/ })).toBeVisible();
  await desk.goto('/connections');
  await desk.getByRole('button', { name: 'Decline: Ishira Velankar' }).click();
  await desk.getByLabel('Reason (optional)').fill('I do not invest in looms.');
  await stored(desk);
  await desk.reload();
  await desk.getByRole('button', { name: 'Decline: Ishira Velankar' }).click();
  await expect(desk.getByLabel('Reason (optional)')).toHaveValue('I do not invest in looms.');
  await expect(desk.getByText('They cannot ask to connect with you in this way again.')).toBeVisible();
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  const show = desk.getByRole('button', { name: 'Show', exact: true });
  // Pointed at, the message stays.
  await show.hover();
  await toastSays(desk, 'You declined Ishira Velankar', 'It stands under Answered, below your requests.');
  await show.click();
  await expect(desk).toHaveURL(/tab=requests$/);
  await expect(desk.getByRole('heading', { name: 'Answered' })).toBeVisible();
  await expect(desk.getByText('You declined', { exact: true })).toBeVisible();
  await expectUsableByEverybody(desk, 'a request that is answered');
  await desk.goto('/notifications');
  await expect(desk.getByRole('link', { name: /^Ishira Velankar asks to connect with you/ })).toBeVisible();
  await expectUsableByEverybody(desk, 'notifications');
  await bell(page).click();
  const declined = 'Rudransh Keshwani declined your connection request';
  await expect(page.getByRole('link', { name: new RegExp(`^New: ${declined}`) })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await expect(bell(page, /^Notifications$/)).toBeVisible();
  await page.context().setOffline(false);
  await sent(page);
  await page.getByRole('link', { name: new RegExp(`^${declined}`) }).click();
  await expect(page.getByText('Reason: I do not invest in looms.')).toBeVisible();

  for (const [name, stands] of [
    ['Grace Holmebury', 'Request sent'],
    ['Kabir Lokhandrao', 'Request sent'],
    ['Oliver Fenwithy', 'Request not sent yet'],
  ] as const) {
    await page.goto('/investor-search');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText(stands, { exact: true })).toBeVisible();
  }
  await expect(
    page.getByText(/Waits on this device: Your plan has no connections left this month/),
  ).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Connection request to Oliver Fenwithy' })).toBeVisible();
  await page.goto('/connections?tab=sent');
  await page.getByRole('button', { name: 'Cancel: Oliver Fenwithy' }).click();
  await expect(page.getByRole('heading', { name: 'Oliver Fenwithy' })).toHaveCount(0);
});

test('the order of the deals stands in the address and outlives a reload', async ({ page }) => {
  await page.goto('/explore');
  await page.getByLabel('Sort by').selectOption('Smallest minimum');
  await expect(page).toHaveURL(/sort=minimum/);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('minimum');
  await page.goto('/explore?industry=EdTech&sort=minimum&q=nothing-like-it');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/explore\?sort=minimum$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'View Details' }).first()).toBeVisible();
});
