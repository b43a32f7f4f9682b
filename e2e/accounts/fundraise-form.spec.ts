import { controlled, goOffline } from '../fixtures/network.ts';
import { fillFirstGroup, login, newEmail, newPhone, savePhone, verify } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

test('what a founder tells of their company in the second group is their company, on every device', async ({
  page,
  server,
  freshContext,
}) => {
  const email = newEmail('noor');
  const phone = newPhone();
  await page.goto('/fundraise?join');
  await fillFirstGroup(page, email);
  await page.getByText('More about your company').click();
  // Who takes back all that was begun is still there.
  const amount = page.getByLabel('Funding required');
  await amount.fill('5');
  await amount.fill('');
  await expect(amount).toBeFocused();
  await page.getByLabel('Industry').selectOption('CleanTech');
  await page.getByText('More about your company').click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  // Once it is begun, all but what is optional is needed; it is unfolded for what is missing.
  await expect(page.getByLabel('Company location')).toBeFocused();
  await expect(page.getByLabel('Team size')).toHaveAttribute('aria-invalid', 'true');
  // Folded again it unfolds again.
  await page.getByText('More about your company').click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Company location')).toBeFocused();
  await page.getByLabel('Company location').fill('Surat');
  await page.getByLabel('Funding required').fill('50 lakh');
  await page.getByLabel('Team size').fill('7');
  await page.getByLabel('Use of funds').fill('Forty more looms and two people to mend them.');
  await page.getByLabel('Business model').fill('Looms are rented by the metre of cloth.');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Current revenue').fill('4 lakh');
  await page.getByLabel('Website').fill('https://monsoon.example');
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/company/monsoon-example');
  await page.getByLabel('Previous funding').fill('A prize of two lakh.');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();

  const other = await (await freshContext()).newPage();
  await other.goto('/login');
  await login(other, email);
  await verify(other, server, { of: 'Email', to: email });
  // The number of the form is the account's.
  await verify(other, server, { of: 'Phone', to: phone });
  await other.goto('/profile');
  const company = other.getByRole('form', { name: 'Your company' });
  for (const [label, value] of [
    ['Industry', 'CleanTech'],
    ['Company location', 'Surat'],
    ['Funding required', '5000000'],
    ['Team size', '7'],
    ['Use of funds', 'Forty more looms and two people to mend them.'],
    ['Business model', 'Looms are rented by the metre of cloth.'],
    ['Current revenue', '400000'],
    ['Website', 'https://monsoon.example'],
    ['LinkedIn profile', 'https://www.linkedin.com/company/monsoon-example'],
    ['Previous funding', 'A prize of two lakh.'],
  ] as const)
    await expect(company.getByLabel(label)).toHaveValue(value);
});

test('a form that was filled in before the network went waits for it when it is sent, and makes the account then', async ({
  page,
  server,
}) => {
  const email = newEmail('noor');
  const phone = newPhone();
  await page.goto('/');
  await controlled(page);
  await page.goto('/fundraise?join');
  await fillFirstGroup(page, email);
  await goOffline(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const waits = page.getByRole('status').filter({ hasText: 'as soon as you are back online' });
  await expect(waits).toContainText('An account needs the network');
  await expect(page.getByLabel('Company name')).toHaveValue('Monsoon Looms');
  await page.context().setOffline(false);
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/fundraise$/);

  await page.goto('/login');
  await login(page, email);
  await verify(page, server, { of: 'Email', to: email });
  await savePhone(page, phone);
});

test('the form begins at its top, and "Back to Search" leads to what one was searching for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/fundraise?country=India');
  await page.getByRole('link', { name: 'Start raising for free' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Start raising for free' }).click();
  await expect(page.getByRole('button', { name: 'Back to Search' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back to Search' }).click();
  await expect(page).toHaveURL(/\/fundraise\?country=India$/);
  // Opened by a link it leads to the landing all the same.
  await page.goto('/fundraise?join');
  await page.getByRole('button', { name: 'Back to Search' }).click();
  await expect(page).toHaveURL(/\/fundraise$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
