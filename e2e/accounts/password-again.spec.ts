import { ageSignIns } from '../fixtures/aged-sign-in.ts';
import { expect, test } from '../fixtures/own-server-test.ts';
import { login, newEmail, newPerson } from '../fixtures/sign-up.ts';

test.use({ serverOf: 'password-again' });

test('a change of the email asks for the password again once the login is some time ago, and goes on by itself', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 40[13]/);
  const { email, password } = await newPerson(server);
  await page.goto('/login');
  await login(page, email, password);
  await expect(page).toHaveURL(/\/otp-verification$/);
  ageSignIns(server);
  await page.goto('/settings');
  const next = newEmail('kiran.new');
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Google')).toHaveCount(0);
  const field = dialog.getByLabel('Password', { exact: true });
  await field.fill('not this one');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(field).toHaveAccessibleDescription('Please check your email and password.');
  await expect(field).toBeFocused();
  await field.fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${next} takes its place once a code has verified it.`)).toBeVisible();
});
