import { expect, test } from '../fixtures/google-test.ts';
import { controlled } from '../fixtures/network.ts';
import {
  login,
  newEmail,
  newPhone,
  part,
  password,
  registerInvestor,
  savePhone,
  verify,
} from '../fixtures/sign-up.ts';

test('who comes with Google for the first time chooses a role, verifies the phone, and comes straight in the next time', async ({
  page,
  google,
  server,
  expectError,
}) => {
  // A round that goes on as a guest's while the way back from the provider begins the session.
  expectError(/status of 401/);
  const email = newEmail('isha');
  google.is({ sub: email, email, email_verified: true, name: 'Isha Example' });
  await page.goto('/login?next=/drafts');
  // A worker that answers page loads from its cache must not answer the way to the provider.
  await controlled(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('One question before your account is made')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fdrafts$/);
  await page.getByRole('link', { name: 'I invest' }).click();
  const terms = page.getByRole('checkbox', { name: /^I am 18 or older and agree to the Terms/ });
  await expect(terms).toHaveAccessibleDescription('You must accept the terms and conditions');
  await expect(terms).toBeFocused();
  await terms.check();
  await page.getByRole('link', { name: 'I invest' }).click();

  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(part(page, 'Email').getByText('Verified', { exact: true })).toBeVisible();
  const phone = newPhone();
  await savePhone(page, phone);
  await verify(page, server, { of: 'Phone', to: phone });
  await page.getByRole('button', { name: 'Complete Verification' }).click();
  await expect(page.getByText('Verified Investor', { exact: true })).toBeVisible();

  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Your data was removed from this device.')).toBeVisible();
  await page.goto('/login?next=/drafts');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  const user = await page.request.get('/api/auth/user');
  expect(await user.json()).toMatchObject({ email, userType: 'investor', phoneVerified: true });
});

test('who signed up with a password before is told so, logs in with it, and has their own account by Google from then on', async ({
  page,
  google,
  request,
  expectError,
}) => {
  // A round that goes on as a guest's while the way back from the provider begins the session.
  expectError(/status of 401/);
  const email = newEmail('isha');
  const registration = { email, password, confirmPassword: password, fullName: 'Isha Example' };
  const body = { ...registration, userType: 'entrepreneur', location: '', termsAccepted: true };
  const { user } = await (await request.post('/api/auth/register', { data: body })).json();
  google.is({ sub: email, email, email_verified: true, name: 'Isha Example' });
  await page.goto('/login?next=/drafts');
  await controlled(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('An account with your Google address is here already')).toBeVisible();
  // The other way: an account anew, which closes that one.
  await expect(page.getByRole('link', { name: 'I raise funds' })).toHaveAttribute('href', /[?&]anew=true/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/otp-verification$/);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(part(page, 'Email').getByText('Verified', { exact: true })).toBeVisible();
  const now = await page.request.get('/api/auth/user');
  expect(await now.json()).toMatchObject({ id: user.id, emailVerified: true });
});

test('the owner of a mailbox that Google does not run logs in first, comes in by Google then, and can end that', async ({
  page,
  google,
  server,
  expectError,
}) => {
  // A round that goes on as a guest's while the way back from the provider begins the session.
  expectError(/status of 401/);
  const email = newEmail('devika');
  await registerInvestor(page, email);
  await verify(page, server, { of: 'Email', to: email });
  await page.context().clearCookies();
  google.is({ sub: email, email, email_verified: true, name: 'Devika Example' });
  await page.goto('/login?next=/settings/sessions');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Please log in with your password once')).toBeVisible();
  await login(page, email);
  await expect(page.getByText('Login successful!')).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText('Google opens your account too')).toBeVisible();
  await page.getByRole('link', { name: 'Remove the link to Google' }).click();
  await expect(page).toHaveURL(/\/settings\/sessions$/);
  await expect(page.getByText('Google opens your account')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the link to Google' }).click();
  await expect(page.getByText('Google no longer opens your account')).toBeVisible();
  await expect(page.getByText('Google opens your account')).toHaveCount(0);
});

test('who comes with Google before their account goes is told that it stays, and nobody is by a link that claims so', async ({
  page,
  server,
  google,
  expectError,
}) => {
  // The server ends every session at once, also that of a round that is under way.
  expectError(/status of 401/);
  const email = newEmail('isha');
  google.is({ sub: email, email, email_verified: true, name: 'Isha Example' });
  const start = '/api/auth/google/start?next=/drafts';
  await page.goto('/login');
  // The terms are accepted on a page of ours.
  await page.evaluate((path) => location.assign(path), `${start}&userType=investor&termsAccepted=true`);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto('/login?google=done&deletionUndone=true');
  await expect(page.getByText('Welcome back, Isha Example.', { exact: true })).toBeVisible();

  // Beside the page, which may be on its way to turn before it has the answer.
  const asked = await page.request.post('/api/account/deletion', { headers: { origin: server.origin } });
  expect(asked.status()).toBe(200);
  // The app hears of it by itself and turns: a page on its way meanwhile would be left for that.
  await expect(page.getByText('You were signed out', { exact: true })).toBeVisible();
  await page.goto(start);
  await expect(page.getByText('Your account stays: logging in has undone its deletion.')).toBeVisible();
});

test('a sign-in that Google does not vouch for says so, and the password is still there to use', async ({
  page,
  google,
}) => {
  const email = newEmail('isha');
  google.is({ sub: email, email, email_verified: false, name: 'Isha Example' });
  await page.goto('/login?next=/drafts');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(
    page.getByText('Google did not sign you in. Please try again, or use your password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fdrafts$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeEnabled();
});
