import { deviceContents } from './fixtures/device-contents.ts';
import { controlled } from './fixtures/network.ts';
import { founder, logIn, personOf } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft, holdTypedWords, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

const soon = { timeout: 15_000 };

test('signing out in one tab takes the person out of the others, with what was still being typed there', async ({
  page,
  context,
}) => {
  await holdTypedWords(page);
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  await beginDraft(page, 'Gone with its owner');
  await expect(status(page, /^Up to date/)).toBeVisible(soon);
  const { id, token } = await personOf(page);
  const other = await context.newPage();
  await other.goto('/');
  await page.getByLabel('Business Description').fill('Words nobody stored');

  await other.getByRole('banner').locator('button[aria-expanded]').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('Your data was removed from this device.')).toBeVisible();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible(soon);
    await expect(tab.getByText('Gone with its owner')).toHaveCount(0);
  }
  const contents = await deviceContents(page);
  for (const trace of [founder.email, token, `person-${id}`, 'Gone with its owner', 'Words nobody stored'])
    expect(contents).not.toContain(trace);
});
