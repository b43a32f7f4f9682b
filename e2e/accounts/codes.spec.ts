import { codeFor } from '../fixtures/outbox-folder.ts';
import { newEmail, part, registerInvestor } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

test('codes say what becomes of them: sent, too soon after 60 s by the screen alone, verified; a number that is none is not saved', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 429/);
  await page.clock.install();
  const email = newEmail('devika');
  await registerInvestor(page, email);
  await page.getByLabel('Phone number').fill('12345');
  await page.getByRole('button', { name: 'Save phone number' }).click();
  await toastSays(page, 'Failed to save phone number', 'Please enter a valid phone number');

  const card = part(page, 'Email');
  await card.getByRole('button', { name: 'Send OTP' }).click();
  await toastSays(page, 'OTP Sent', 'OTP has been sent to your email');
  const counting = card.getByRole('button', { name: /^Resend in \d+s$/ });
  await expect(counting).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(61_000);
  const resend = card.getByRole('button', { name: 'Resend OTP' });
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
  // The server has not waited a minute.
  await resend.click();
  await toastSays(page, 'Failed to send OTP', 'Please wait a minute before you ask for another code.');
  await expect(counting).toBeVisible();

  await card.getByRole('textbox', { name: /^Code from/ }).pressSequentially(await codeFor(server, email));
  await toastSays(page, 'Verified!', 'Your email has been verified successfully');
  await page.getByRole('link', { name: 'Back to Signup' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});
