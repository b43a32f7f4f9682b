import type { Page } from '@playwright/test';
import { codeFor, lastSent } from '../fixtures/outbox-folder.ts';
import { investor, logIn } from '../fixtures/people.ts';
import { createTestServer, type Server } from '../fixtures/server.ts';
import { login, newEmail, newPerson, newPhone } from '../fixtures/sign-up.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

/** A server of its own: somebody of the demo content is another person afterwards. */
const test = base.extend({
  workerServer: [
    // Playwright finds a fixture's needs by its first argument, which must be an object pattern.
    async ({}, use) => {
      const server = await createTestServer({ seedDemo: true });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Somebody with a verified email who has just logged in, in the settings. */
async function inSettings(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await login(page, person.email, person.password);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await page.goto('/settings');
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** How a login from elsewhere is answered. */
async function loginStatus(server: Server, person: { email: string; password: string }): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(person);
  const answer = await fetch(`${server.origin}/api/auth/login`, { method: 'POST', headers, body });
  return answer.status;
}

test('another email takes the place of the old one once its code has come back, and the old address is told', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 401/);
  const person = investor;
  const email = newEmail('investor.new');
  await logIn(page, person);
  await page.goto('/settings');
  await page.getByLabel('New email').fill('no address');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(page.getByLabel('New email')).toBeFocused();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
  const waiting = page.getByRole('status').getByText(`${email} takes its place once a code has verified it.`);
  await expect(waiting).toBeVisible();
  // Until then the old one holds.
  await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();
  const card = page.locator('section').filter({ has: page.getByLabel('New email') });
  await card.getByRole('button', { name: 'Send OTP' }).click();
  await toastSays(page, 'OTP Sent', 'OTP has been sent to your email');
  await expect(card.getByRole('button', { name: /^Resend in \d+s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await card.getByRole('textbox', { name: /^Code from/ }).pressSequentially(await codeFor(server, email));
  await toastSays(page, 'Verified!', 'Your email has been verified successfully');
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await lastSent(server, person.email, /(now has another email address)/);

  expect(await loginStatus(server, person)).toBe(401);
  expect(await loginStatus(server, { ...person, email })).toBe(200);
});

test('a phone number is added and verified in the settings; another one waits for its own code', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 400/);
  await inSettings(page, await newPerson(server));
  const card = page.locator('section').filter({ has: page.getByLabel('New phone number') });
  await card.getByLabel('New phone number').fill('12345');
  await card.getByRole('button', { name: 'Add phone number' }).click();
  await expect(card.getByLabel('New phone number')).toHaveAccessibleDescription(
    'Please enter a valid phone number',
  );
  await expect(card.getByLabel('New phone number')).toBeFocused();
  const phone = newPhone();
  await card.getByLabel('New phone number').fill(phone);
  await card.getByRole('button', { name: 'Add phone number' }).click();
  await expect(card.getByRole('status').getByText('Not verified')).toBeVisible();
  await card.getByRole('button', { name: 'Send OTP' }).click();
  await expect(card.getByRole('button', { name: /^Resend in \d+s$/ })).toBeVisible();
  const code = await codeFor(server, phone);
  await card.getByRole('textbox', { name: /^Code from/ }).pressSequentially(otherThan(code));
  await toastSays(page, 'Verification Failed', 'Invalid or expired OTP');
  await expect(card.getByRole('textbox', { name: /^Code from/ })).toHaveValue('');
  await card.getByRole('textbox', { name: /^Code from/ }).pressSequentially(code);
  await toastSays(page, 'Verified!', 'Your phone has been verified successfully');
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByText(phone, { exact: true })).toBeVisible();

  const next = newPhone();
  await card.getByLabel('New phone number').fill(next);
  await card.getByRole('button', { name: 'Change phone number' }).click();
  await expect(card.getByText(`${next} takes its place once a code has verified it.`)).toBeVisible();
  // The old one stays, and stays verified, until then.
  await expect(card.getByText(phone, { exact: true })).toBeVisible();
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: `Keep ${phone}` }).click();
  await expect(card.getByText(`${next} takes its place once a code has verified it.`)).toHaveCount(0);
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
});

test('a changed password opens the account from then on, and other devices are signed out', async ({
  page,
  server,
  freshContext,
  expectError,
}) => {
  const person = await newPerson(server);
  const other = await (await freshContext()).newPage();
  expectError(/status of 401/);
  await inSettings(other, person);
  await inSettings(page, person);
  const next = 'eight-oars-at-dawn';
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 8 characters',
  );
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password', { exact: true }).fill('eight-oars-at-dusk');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  await expect(page.getByLabel('Confirm new password', { exact: true })).toBeFocused();
  await page.getByLabel('Confirm new password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await expect(other.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
  expect(await loginStatus(server, person)).toBe(401);
  expect(await loginStatus(server, { ...person, password: next })).toBe(200);
});
