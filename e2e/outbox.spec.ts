import { goOffline } from './fixtures/network.ts';
import { fillLogin, logIn, openAs } from './fixtures/people.ts';
import { expectNoScrollingSideways } from './fixtures/sideways.ts';
import { expect, test } from './fixtures/test.ts';
import { undoOf } from './fixtures/toast.ts';
import { beginDraft, sent } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('without a network, what waits can be taken back, and the taking back undone', async ({ page }) => {
  await openAs(page);
  await goOffline(page);
  await beginDraft(page, 'Paper boats');
  await page.goto('/outbox');
  await expect(page.getByText('Waiting for a network')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel all: Draft: Paper boats' }).click();
  const undo = await undoOf(page);
  await expect(page.getByText('Draft: Paper boats', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Outbox' })).toBeFocused();
  await undo.click();
  await expect(page.getByText('Draft: Paper boats', { exact: true })).toBeVisible();
});

test('who asks for news with nothing to send is told that all is up to date, not that something was sent', async ({
  page,
}) => {
  await openAs(page);
  await beginDraft(page, 'W'.repeat(100));
  await sent(page);
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: /W{100}$/ })).toBeVisible();
  await expectNoScrollingSideways(page, 'an outbox with a name of one long word');
  await page.getByRole('button', { name: 'Check for news' }).click();
  await expect(page.getByText('Everything is up to date.')).toBeVisible();
  await expect(page.getByText('Everything has been sent.')).toHaveCount(0);
});

test('drafts of a guest go along when they sign in and agree, and show at once on their other device', async ({
  page,
  onlinePage,
}) => {
  const other = await onlinePage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByRole('heading', { name: 'Drafts', exact: true })).toBeVisible();

  await beginDraft(page, 'Kites of a guest');
  await page.goto('/outbox');
  await expect(page.getByText('Kept on this device until you sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await fillLogin(page);
  await expect(page.getByRole('dialog')).toContainText('Kites of a guest');
  await page.getByRole('button', { name: 'Move' }).click();

  await expect(other.getByText('Kites of a guest')).toBeVisible();
});
