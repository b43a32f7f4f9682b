import { deviceContents } from '../fixtures/device-contents.ts';
import { controlled, goOffline } from '../fixtures/network.ts';
import { choosePassword, fillWizard, newEmail, newPhone, password } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { stored } from '../fixtures/work.ts';

test('a wizard half done is there after the browser was killed, without its passwords, and is finished then', async ({
  device,
}) => {
  const email = newEmail('leela');
  const first = await (await device.open()).newPage();
  await first.goto('/invest');
  await first.getByLabel('Full name').fill('Leela Example');
  await first.getByLabel('Email').fill(email);
  await choosePassword(first);
  await first.getByRole('button', { name: 'Next' }).click();
  await first.getByLabel('Investment experience').selectOption('expert');
  await first.getByLabel('Agriculture').check();
  await first.getByLabel('Location preference').fill('Assam');
  await expect(first.getByText('Kept on this device, without the passwords')).toBeVisible();
  await stored(first);
  expect(await deviceContents(first)).not.toContain(password);
  await device.kill();

  const later = await (await device.open()).newPage();
  await later.goto('/invest');
  await expect(later.getByLabel('Full name')).toHaveValue('Leela Example');
  await expect(later.getByLabel('Email')).toHaveValue(email);
  await expect(later.getByLabel('Password', { exact: true })).toHaveValue('');
  await later.getByRole('button', { name: 'Next' }).click();
  await expect(later.getByLabel('Investment experience')).toHaveValue('expert');
  await expect(later.getByLabel('Agriculture')).toBeChecked();
  await expect(later.getByLabel('Location preference')).toHaveValue('Assam');
  await later.getByRole('button', { name: 'Previous' }).click();
  await fillWizard(later, { email, phone: newPhone() });
  await later.getByRole('button', { name: 'Create Account' }).click();
  await expect(later).toHaveURL(/\/login$/);
  await expect.poll(() => deviceContents(later)).not.toContain(email);
});

test('a part of the privacy policy that the terms name is read above the form, any other page beside it', async ({
  page,
}) => {
  await page.goto('/register');
  await choosePassword(page);
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await terms.getByRole('link', { name: 'addendum of the privacy policy' }).click();
  const part = page.getByRole('dialog').getByRole('heading', { name: /^Addendum: Digital Personal Data/ });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').locator('a[href="/contact"]').first().click();
  const beside = await opened;
  await expect(beside).toHaveURL(/\/contact$/);
  await expect(page).toHaveURL(/\/register$/);
  await close.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('the terms and the privacy policy are read above the form, which has its passwords still', async ({
  page,
}) => {
  await page.goto('/register');
  await choosePassword(page);
  const tick = page.getByRole('checkbox', { name: /I am 18 or older/ });
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(terms.getByRole('heading', { name: 'Who may use Pankh' })).toBeVisible();
  // The one names the other.
  await terms.getByRole('link', { name: 'privacy policy', exact: true }).last().click();
  const policy = page.getByRole('dialog', { name: 'Privacy Policy' });
  // From its beginning, wherever in the first one was.
  await expect(policy.getByText(/^Last updated/)).toBeInViewport();
  await policy.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' })).toBeFocused();
  await expect(tick).not.toBeChecked();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(password);
});

test('without a network the form says what it waits for, keeps everything, and goes on by itself when there is one', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await page.goto('/register');
  await goOffline(page);
  await page.getByLabel('Full name').fill('Tara Example');
  await page.getByLabel('Email').fill(newEmail('tara'));
  await page.getByLabel('Role').selectOption('Investor');
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const waits = page.getByRole('status').filter({ hasText: 'as soon as you are back online' });
  await expect(waits).toContainText('An account needs the network');
  await expect(page.getByLabel('Full name')).toHaveValue('Tara Example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);

  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/otp-verification$/);
});

test('the wizard and the plan page wait for a network with what was typed, and go on by themselves', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  const waits = page.getByRole('status').filter({ hasText: 'as soon as you are back online' });
  await page.goto('/invest');
  await goOffline(page);
  const email = newEmail('leela');
  await fillWizard(page, { email, phone: newPhone() });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(waits).toContainText('An account needs the network');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/signup');
  await goOffline(page);
  await page.getByLabel('Entrepreneur', { exact: true }).check();
  await page.getByLabel('Entrepreneur Basic').check();
  await page.getByLabel('First name').fill('Leela');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill(newEmail('leela'));
  await page.getByLabel('Phone number').fill(newPhone());
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(waits).toContainText('An account needs the network');
  await expect(page.getByLabel('Entrepreneur Basic')).toBeChecked();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/otp-verification$/);
});

test('a form opened without a network is the one that was kept', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await page.goto('/fundraise?join');
  await page.getByLabel('Company name').fill('Monsoon Looms');
  await page.getByText('More about your company').click();
  await page.getByLabel('Industry').selectOption('CleanTech');
  await expect(page.getByText('Kept on this device, without the passwords')).toBeVisible();
  await stored(page);
  await goOffline(page);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Monsoon Looms');
  await expect(page.getByLabel('Industry')).toHaveValue('CleanTech');
  await expect(page.getByText('An account needs the network')).toBeVisible();
});
