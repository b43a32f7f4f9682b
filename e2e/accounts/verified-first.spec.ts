import { login, newPerson, newPhone, savePhone, verify } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';
import { status } from '../fixtures/work.ts';

test('what somebody writes in their profile before they are verified stays on the device, with the reason, and is sent once they are', async ({
  page,
  server,
  freshContext,
}) => {
  const { email, password } = await newPerson(server);
  await page.goto('/login');
  await login(page, email, password);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await page.goto('/profile');
  const about = page.getByRole('form', { name: 'About you' });
  await about.getByLabel('Location').fill('Kochi, India');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('status')).toHaveText(
    'Saved on this device. Verify your email and phone number first. This waits until then.',
  );
  await expect(status(page, /^1 waiting/)).toBeVisible();

  await page.getByRole('link', { name: 'Verify now' }).click();
  const phone = newPhone();
  await savePhone(page, phone);
  await verify(page, server, { of: 'Phone', to: phone });
  await expect(status(page, /^Up to date/)).toBeVisible();

  const other = await (await freshContext()).newPage();
  await other.goto('/login?next=/profile');
  await login(other, email, password);
  await expect(other.getByRole('form', { name: 'About you' }).getByLabel('Location')).toHaveValue(
    'Kochi, India',
  );
});

test('a plan asked for before one is verified is said to wait on this device, with the way out, and is requested then', async ({
  page,
  server,
}) => {
  const { email, password } = await newPerson(server);
  await page.goto('/login');
  await login(page, email, password);
  await expect(page).toHaveURL(/\/otp-verification$/);
  await page.goto('/settings/plan');
  await page.getByRole('button', { name: 'Request this plan: Investor Basic', exact: true }).click();
  await expect(page.getByText('Not sent yet: waits on this device')).toBeVisible();
  await expect(
    page.getByText('It is requested once your email and phone number are verified.'),
  ).toBeVisible();
  await expect(page.getByText('Requested: waits to be confirmed')).toHaveCount(0);

  await page.getByRole('link', { name: 'Verify now' }).click();
  const phone = newPhone();
  await savePhone(page, phone);
  await verify(page, server, { of: 'Phone', to: phone });
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.goto('/settings/plan');
  await expect(page.getByText('Requested: waits to be confirmed')).toBeVisible();
  await expect(page.getByText('Not sent yet: waits on this device')).toHaveCount(0);
});
