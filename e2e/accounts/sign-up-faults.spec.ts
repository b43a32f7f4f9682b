import { founder } from '../fixtures/people.ts';
import { choosePassword, fillFirstGroup, fillWizard, newPhone } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

test.use({ seedDemo: true });

test('/register says in a toast what is wrong, and a refusal in its own words', async ({
  page,
  expectError,
}) => {
  expectError(/status of 409/);
  const create = page.getByRole('button', { name: 'Create Account' });
  await page.goto('/register');
  await create.click();
  await toastSays(page, 'Missing information', 'Please fill in all required fields.');
  await page.getByLabel('Full name').fill('Tara Example');
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Role').selectOption('Investor');
  await choosePassword(page);
  await page.getByLabel(/18 or older/).check();
  await create.click();
  await toastSays(page, 'Registration failed', 'Please check your information and try again.');
  await expect(page).toHaveURL(/\/register$/);
});

test('/signup says in a toast what is wrong', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await toastSays(page, 'Please select a subscription plan');
});

test('/fundraise says what is wrong beside the field, and in a toast that the server refused', async ({
  page,
  expectError,
}) => {
  expectError(/status of 409/);
  await page.goto('/fundraise?join');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByLabel('Company description')).toHaveAccessibleDescription(/min 50 characters/);
  await fillFirstGroup(page, founder.email);
  await create.click();
  await toastSays(page, 'Registration Failed', 'Please check your information and try again.');
  await expect(page.getByLabel('Company name')).toHaveValue('Monsoon Looms');
});

test('/invest says that it creates the account, and that it failed: in the words of the server, or that something went wrong', async ({
  page,
  expectError,
}) => {
  expectError(/status of (409|500)/);
  // What a broken machine in front of the server answers, once it breaks. Seen from the start: a route that is set once a
  // service worker has just taken the page is passed by.
  const answer = Promise.withResolvers<void>();
  let isBroken = false;
  await page.route('**/api/auth/register', async (route) => {
    if (!isBroken) return route.fallback();
    await answer.promise;
    await route.fulfill({ status: 500, body: 'Oops' });
  });
  await page.goto('/invest');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await fillWizard(page, { email: founder.email, phone: newPhone() });
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await toastSays(page, 'Registration Failed', 'Please check your information and try again.');
  isBroken = true;
  await create.click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  answer.resolve();
  await toastSays(page, 'Registration Failed', 'Something went wrong. Please try again.');
});
