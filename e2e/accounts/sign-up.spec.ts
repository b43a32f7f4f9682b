import { lastSent } from '../fixtures/outbox-folder.ts';
import {
  choosePassword,
  fillFirstGroup,
  fillWizard,
  login,
  newEmail,
  newPhone,
  savePhone,
  verify,
} from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an entrepreneur registers, saves a phone, verifies both and is welcomed', async ({ page, server }) => {
  const email = newEmail('tara');
  const phone = newPhone();
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Tara Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('Entrepreneur');
  await page.getByLabel('Location').fill('Pune, India');
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toastSays(page, 'Account created successfully!', 'Please verify your email and phone number.');

  await expect(page.getByRole('heading', { name: 'Verify your email and phone' })).toBeVisible();
  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(page.getByText(email)).toBeVisible();
  await verify(page, server, { of: 'Email', to: email });
  await expect(page.getByRole('button', { name: 'Complete Verification' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please save your phone number first')).toBeVisible();
  await savePhone(page, phone);
  await verify(page, server, { of: 'Phone', to: phone });
  await page.getByRole('button', { name: 'Complete Verification' }).click();

  await expect(page).toHaveURL(/\/welcome-founders$/);
  await expect(page.getByText('Verified Founder', { exact: true })).toBeVisible();
  for (const name of [
    'Submit Your Pitch',
    'AI-Enhanced Pitches',
    'Connect with Investors',
    'Track Your Progress',
  ])
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  for (const name of ['Submit Your Pitch', 'Connect with Investors'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('pankh-signup'))).toBeNull();
});

test('an investor signs up with a plan, whose saving is computed, and is welcomed where they wanted to go', async ({
  page,
  server,
  freshContext,
}) => {
  const email = newEmail('anil');
  const phone = newPhone();
  await page.goto('/signup?next=/drafts');
  await page.getByLabel('Entrepreneur', { exact: true }).check();
  await expect(page.getByText('Save 17% (₹7,989)')).toBeVisible();
  await page.getByLabel('Investor', { exact: true }).check();
  await expect(page.getByText('Save 17% (₹4,989)')).toBeVisible();
  await page.getByLabel('First name').fill('Anil');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill(phone);
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').getByText('Please select a subscription plan')).toBeVisible();
  await page.getByLabel('Investor Premium yearly').check();
  await page.getByLabel(/^Send me the newsletter/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toastSays(
    page,
    'Account created successfully!',
    'Your plan is requested. Please verify your email and phone number.',
  );

  await expect(page).toHaveURL(/\/otp-verification$/);
  await verify(page, server, { of: 'Email', to: email });
  await expect(page.getByText(phone)).toBeVisible();
  await verify(page, server, { of: 'Phone', to: phone });
  await page.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(page).toHaveURL(/\/welcome-investors\?next=%2Fdrafts$/);
  await expect(page.getByText('Verified Investor', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(/\/drafts$/);

  // The server has the tick, and asks the mailbox; and the plan, which an admin is to confirm.
  await lastSent(server, email, /(\/newsletter\/confirm\S+)/);
  const other = await (await freshContext()).newPage();
  await other.goto('/login?next=/settings/privacy');
  await login(other, email);
  await expect(other.getByLabel('Send me the newsletter')).toBeChecked();
  await other.goto('/settings/plan');
  await expect(other.getByText('Requested: waits to be confirmed')).toBeVisible();
});

test('the wizard goes to the first step with a fault and marks it, then makes an account that logs in, is verified and welcomed', async ({
  page,
  server,
}) => {
  const email = newEmail('rohan');
  const phone = newPhone();
  await page.goto('/invest?step=3');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/step=1$/);
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    /Full name must be at least 2 characters/,
  );
  for (const step of ['Personal Information', 'Investment Profile', 'Verification & Terms'])
    await expect(page.getByRole('button', { name: `${step} (needs attention)` })).toBeVisible();
  await page
    .getByRole('region', { name: 'Please put these right' })
    .getByRole('button', { name: /^Areas of expertise/ })
    .click();
  await expect(page.getByLabel('Technology')).toBeFocused();
  await page.getByRole('button', { name: 'Previous' }).click();

  await fillWizard(page, { email, phone });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toastSays(
    page,
    'Registration Successful!',
    'Welcome to Pankh. Please check your email for verification.',
  );
  await expect(page).toHaveURL(/\/login$/);
  await login(page, email);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await verify(page, server, { of: 'Email', to: email });
  await verify(page, server, { of: 'Phone', to: phone });
  await page.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(page).toHaveURL(/\/welcome-investors$/);
  await expect(page.getByRole('link', { name: 'Start Investing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Your Profile' })).toBeVisible();
});

test('a founder joins from the landing, returns to it without a redirect, and is welcomed after the login', async ({
  page,
  server,
}) => {
  const email = newEmail('noor');
  const phone = newPhone();
  await page.goto('/fundraise');
  await page.getByRole('link', { name: 'Start raising for free' }).click();
  await page.getByRole('button', { name: 'Back to Search' }).click();
  await page.getByRole('link', { name: 'Join for free' }).click();
  await fillFirstGroup(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/fundraise$/);
  await expect(page.getByRole('link', { name: 'Join for free' })).toBeVisible();

  await page.goto('/login');
  await login(page, email);
  await verify(page, server, { of: 'Email', to: email });
  await savePhone(page, phone);
  await verify(page, server, { of: 'Phone', to: phone });
  await page.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(page).toHaveURL(/\/welcome-founders$/);
});
