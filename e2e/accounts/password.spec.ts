import { controlled } from '../fixtures/network.ts';
import { lastSent } from '../fixtures/outbox-folder.ts';
import { founder } from '../fixtures/people.ts';
import { login, newPerson } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

test.use({ seedDemo: true });

test('a forgotten password is replaced by the link of the mail, once', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/status of 40[01]/);
  const person = await newPerson(server);
  await page.goto('/login?next=/drafts');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email required')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await toastSays(page, 'Reset link sent!', 'Check your email for password reset instructions.');
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdrafts',
  );

  const link = await lastSent(server, person.email, /(\/reset-password\S+)/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('eight-oars-at-dawn');
  await page.getByLabel('Confirm new password', { exact: true }).fill('eight-oars-at-dusk');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toastSays(page, 'The password was not changed');
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('eight-oars-at-dawn');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await login(page, person.email, person.password);
  await toastSays(page, 'Login failed', 'Please check your email and password.');
  await login(page, person.email, 'eight-oars-at-dawn');
  await expect(page.getByText('Login successful!')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('nine-oars-at-dawn');
  await page.getByLabel('Confirm new password', { exact: true }).fill('nine-oars-at-dawn');
  await page.getByRole('button', { name: 'Save new password' }).click();
  // Its form is gone, and the focus with it: that is said where the focus goes.
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeFocused();

  // A newer link, in the same window: nothing is loaded for what differs only behind the #.
  await page.goto(`/reset-password#token=${'a'.repeat(43)}`);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('nine-oars-at-dawn');
  await page.goto(`/reset-password#token=${'a'.repeat(43)}`);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');

  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('without a network no link is sent: the page says so, keeps the address, and asks once there is one', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await controlled(page);
  await page.getByLabel('Email').fill(founder.email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Failed to send reset link')).toBeVisible();
  await expect(page.getByText('Please check your email address and try again.')).toBeVisible();
  await expect(page.getByText('A reset link needs the network')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(founder.email);

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText('Failed to send reset link')).toHaveCount(0);
  await expect(page.getByText('A reset link needs the network')).toHaveCount(0);
});

test('a link is sent again when it is asked for again, and the newest opens the account', async ({
  page,
  server,
}) => {
  const person = await newPerson(server);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toastSays(page, 'Reset link sent!');
  const first = await lastSent(server, person.email, /(\/reset-password\S+)/);
  // What is told next is told of the second.
  await expect(page.getByText('Reset link sent!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resend link' }).click();
  await toastSays(page, 'Reset link sent!', 'Check your email for password reset instructions.');
  await expect.poll(() => lastSent(server, person.email, /(\/reset-password\S+)/)).not.toBe(first);
  await page.goto(await lastSent(server, person.email, /(\/reset-password\S+)/));
  await page.getByLabel('New password', { exact: true }).fill('eight-oars-at-dawn');
  await page.getByLabel('Confirm new password', { exact: true }).fill('eight-oars-at-dawn');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toastSays(page, 'Password changed', 'Please log in with your new password.');
});

test('a server at fault is no want of a network: the page says that no link was sent, and the person tries again', async ({
  page,
  expectError,
}) => {
  expectError(/status of 500/);
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: 'Oops' }));
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(founder.email);
  const send = page.getByRole('button', { name: 'Send reset link' });
  await send.click();
  await toastSays(page, 'Failed to send reset link', 'Please check your email address and try again.');
  await expect(page.getByText('A reset link needs the network')).toHaveCount(0);
  await page.unroute('**/api/auth/forgot-password');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
});

test('a login says what is missing, shows the password when asked, and offers Google only where it is configured', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('seen');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
});
