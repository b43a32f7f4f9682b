import { violationsInBothThemes } from '../fixtures/axe.ts';
import { codeFor } from '../fixtures/outbox-folder.ts';
import { founder, investor, logIn } from '../fixtures/people.ts';
import { login, newEmail, part, registerInvestor, savePhone, verify } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ seedDemo: true });

test('the six cells take digits only, go back and forth by keys, are written over, and fire when full', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 400/);
  const email = newEmail('devika');
  await registerInvestor(page, email);
  await part(page, 'Phone').getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please save your phone number first')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/settings/account');
  const card = part(page, 'Email');
  const cells = card.getByRole('textbox', { name: 'Code from the email' });
  await expect(cells).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(cells).toHaveAttribute('inputmode', 'numeric');
  await card.getByRole('button', { name: 'Send OTP' }).click();
  await expect(cells).toBeFocused();
  await expect(card.getByRole('button', { name: /^Resend in [1-6]?\ds$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const code = await codeFor(server, email);

  await page.keyboard.type('1a2b3');
  await expect(cells).toHaveValue('123');
  await page.keyboard.press('Backspace');
  await expect(cells).toHaveValue('12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(cells).toHaveValue('92');
  await page.keyboard.type('8');
  await expect(cells).toHaveValue('98');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(code === '980000' ? '0001' : '0000');
  await expect(page.getByText('Verification Failed')).toBeVisible();
  await expect(cells).toHaveAccessibleDescription(/Invalid or expired OTP/);
  await expect(cells).toHaveValue('');

  await cells.focus();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Your code: ${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  // Not lost with the field: the next stop is the phone.
  await expect(page.getByRole('region', { name: 'Email verification' })).toBeFocused();
});

test('a login of somebody who is not verified goes on to the codes, and from there to their welcome page', async ({
  page,
  server,
  freshContext,
}) => {
  const email = newEmail('esha');
  await registerInvestor(page, email);
  await verify(page, server, { of: 'Email', to: email });
  const other = await (await freshContext()).newPage();
  await other.goto('/login?next=/explore');
  await login(other, email);
  await expect(other).toHaveURL(/\/otp-verification$/);
  // Whoever comes by again, signed in by now, is led on there too.
  await other.goto('/login?next=/explore');
  await other.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(/\/otp-verification$/);
  await expect(other.getByRole('link', { name: 'Change email' })).toHaveCount(0);
  await expect(part(other, 'Email').getByText('Verified', { exact: true })).toBeVisible();
  const phone = '+919800012345';
  await savePhone(other, '+919800054321');
  const phoneCard = other.getByRole('region', { name: 'Phone verification' });
  await expect(phoneCard).toBeFocused();
  await other.getByRole('button', { name: 'Change number' }).click();
  await expect(phoneCard).toBeFocused();
  await other.getByRole('button', { name: 'Keep the number' }).click();
  await expect(phoneCard).toContainText('+919800054321');
  await expect(phoneCard).toBeFocused();
  await other.getByRole('button', { name: 'Change number' }).click();
  await savePhone(other, phone);
  await verify(other, server, { of: 'Phone', to: phone });
  await other.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(other).toHaveURL(/\/welcome-investors/);
});

test('the link of the mail verifies on another device and signs nobody in', async ({
  page,
  server,
  freshContext,
}) => {
  const email = newEmail('farah');
  await registerInvestor(page, email);
  const stored = await page.evaluate(() => sessionStorage.getItem('pankh-signup'));
  const { userId } = JSON.parse(stored ?? '').state.values;
  const other = await (await freshContext()).newPage();
  await other.goto(`/otp-verification?${new URLSearchParams({ userId, email, userType: 'investor' })}`);
  await expect(other.getByText(email)).toBeVisible();
  await expect(other).toHaveURL(/\/otp-verification$/);
  await verify(other, server, { of: 'Email', to: email });
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // Whether the account has a number is told to nobody who is not signed in; what a code needs is.
  await expect(part(other, 'Phone')).toContainText(
    'The code goes to the number that your account has. To save one, please log in first.',
  );

  const phone = '+919800054321';
  await savePhone(page, phone);
  await verify(other, server, { of: 'Phone', to: phone });
  await other.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(other).toHaveURL(/\/login\?next=%2Fwelcome-investors$/);
  await login(other, email);
  await expect(other).toHaveURL(/\/welcome-investors$/);
});

test('without anybody to verify the page says so and leads to the sign-up', async ({ page }) => {
  await page.goto('/otp-verification?userId=1&email=x&userType=admin');
  await expect(page.getByText('Invalid verification link. Please try registering again.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Signup' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('welcome pages are for verified people of their role', async ({ page, freshContext }) => {
  await page.goto('/welcome-investors');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText('You need to be a verified investor to access this page')).toBeVisible();
  await page.goto('/welcome-founders');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByText('You need to be a verified entrepreneur to access this page')).toBeVisible();
  await logIn(page, founder);
  await page.goto('/welcome-investors');
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/welcome-founders');
  await expect(page.getByText('Verified Founder', { exact: true })).toBeVisible();

  const other = await (await freshContext()).newPage();
  await logIn(other, investor);
  await other.goto('/welcome-founders');
  await expect(other).toHaveURL(/\/signup$/);
  await expect(other.getByText('You need to be a verified entrepreneur to access this page')).toBeVisible();
  await other.goto('/welcome-investors');
  await expect(other.getByText('Verified Investor', { exact: true })).toBeVisible();
});

test('codes and an unverified welcome can be used by everybody, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerInvestor(page, newEmail('gita'));
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto('/welcome-investors');
  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(page.getByText('Verification Required')).toBeVisible();
  await expect(page.getByText('Please complete email and phone verification first')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
