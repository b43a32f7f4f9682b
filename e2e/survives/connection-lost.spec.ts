import type { Page } from '@playwright/test';
import { canLoseConnections, forceClose, loseConnections } from '../fixtures/connections.ts';
import { logIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, saved, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

for (const fault of ['InvalidStateError', 'UnknownError'] as const)
  test(`a connection lost without a word (${fault}) is opened anew: writing, reading and syncing go on`, async ({
    page,
    freshContext,
  }) => {
    await canLoseConnections(page);
    await logIn(page);
    await goesOnAfter(() => loseConnections(page, fault), page, `Lost by ${fault}`);

    const other = await (await freshContext()).newPage();
    await logIn(other);
    await other.goto('/drafts');
    await expect(other.getByRole('listitem').filter({ hasText: `Lost by ${fault}, still here` })).toHaveCount(
      1,
    );
    // What this tab did not write itself reaches its screens, too.
    await loseConnections(page, fault);
    await beginDraft(other, `From elsewhere after ${fault}`);
    await expect(page.getByText(`From elsewhere after ${fault}`)).toBeVisible();
    await investorsGoOnAfter(() => loseConnections(page, fault), page);
  });

test('connections that the browser closes by force are opened anew: writing, reading and syncing go on', async ({
  device,
}) => {
  const context = await device.open();
  const page = await context.newPage();
  await logIn(page);
  await goesOnAfter(() => forceClose(context), page, 'Closed by force');
  await investorsGoOnAfter(() => forceClose(context), page);
});

/** Loses the connections under an open form, and again under the list it leads to. */
async function goesOnAfter(lose: () => Promise<void>, page: Page, title: string): Promise<void> {
  await beginDraft(page, title);
  await expect(status(page, /^Up to date/)).toBeVisible();
  await lose();
  await page.getByLabel('Company/Project Name').fill(`${title}, still here`);
  await page.getByLabel('Company/Project Name').blur();
  await expect(saved(page)).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await lose();
  await page.evaluate(() => history.pushState(null, '', '/drafts'));
  await expect(page.getByRole('listitem').filter({ hasText: `${title}, still here` })).toHaveCount(1);
}

/** The same of the database that all people of a device share. */
async function investorsGoOnAfter(lose: () => Promise<void>, page: Page): Promise<void> {
  await lose();
  await page.evaluate(() => history.pushState(null, '', '/settings/storage'));
  const directory = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Investor database' }) });
  await expect(directory).toContainText(/[1-9]\d* KB/);
  const trip = page.getByRole('region', { name: 'Take it on a trip' });
  await expect(trip.getByRole('button', { name: 'Take it on a trip' })).toBeVisible();
  await lose();
  await page.evaluate(() => history.pushState(null, '', '/fundraise'));
  await expect(page.getByRole('status').filter({ hasText: /^[1-9][\d,]* investors found$/ })).toBeVisible();
  await lose();
  await page
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toHaveText('Investor');
}
