import { violationsOn } from '../fixtures/axe.ts';
import { deviceContents } from '../fixtures/device-contents.ts';
import { choosePassword } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

const kept = 'Kept on this device, without the passwords';

test('what was typed into a form that nobody sent can be taken off the device, once that is confirmed', async ({
  page,
}) => {
  await page.goto('/register');
  const name = page.getByLabel('Full name');
  await expect(page.getByRole('button', { name: 'Clear the form' })).toHaveCount(0);
  await name.fill('Leela Example');
  await page.getByLabel('Role').selectOption('Investor');
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await expect(page.getByText(kept)).toBeVisible();
  await expect.poll(() => deviceContents(page)).toContain('Leela Example');

  await page.getByRole('button', { name: 'Clear the form' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(name).toHaveValue('Leela Example');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(page.getByLabel('Role')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel(/18 or older/)).not.toBeChecked();
  await expect(page.getByText(kept)).toHaveCount(0);
  await expect.poll(() => deviceContents(page)).not.toContain('Leela Example');
});

test('a wizard that somebody left half done says so to whoever comes next, and is cleared from its last step', async ({
  page,
}) => {
  await page.goto('/invest');
  await page.getByLabel('Full name').fill('Leela Example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Agriculture').check();
  await expect.poll(() => deviceContents(page)).toContain('Agriculture');
  await page.goto('/invest?step=3');
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Agriculture')).not.toBeChecked();
  await expect.poll(() => deviceContents(page)).not.toContain('Leela Example');
});
