import { readFile, writeFile } from 'node:fs/promises';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { holdStorage } from '../fixtures/held-storage.ts';
import { fillLogin, founder, investor, logIn, openAs } from '../fixtures/people.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { dismissToasts } from '../fixtures/toast.ts';
import { expectUsableByEverybody } from '../fixtures/usable-by-everybody.ts';
import { status, stored } from '../fixtures/work.ts';

test.use({ seedDemo: true });

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(status(page, /offline/i)).toBeVisible();
}

test('an investor writes their profile offline, and another device has it once there is a network', async ({
  page,
  freshContext,
}) => {
  await openAs(page, investor);
  await page.goto('/profile');
  const investing = page.getByRole('form', { name: 'Your investing' });
  await expect(investing).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.context().setOffline(true);
  await investing.getByLabel('Minimum investment amount').fill('5 lakh');
  await expect(investing.getByText('₹5,00,000', { exact: false })).toBeVisible();
  await investing.getByLabel('Maximum investment amount').fill('1 lakh');
  await investing.getByRole('button', { name: 'Save' }).click();
  await expect(investing.getByText('Minimum investment cannot be greater than maximum')).toBeVisible();
  await investing.getByLabel('Maximum investment amount').fill('2 crore');
  await investing.getByLabel('Energy', { exact: true }).check();
  await investing.getByRole('button', { name: 'Save' }).click();
  await expect(investing.getByRole('status')).toHaveText(
    'Saved on this device. It will be sent when you are online.',
  );
  await page.reload();
  await expect(investing.getByLabel('Minimum investment amount')).toHaveValue('500000');
  await page.context().setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();

  const other = await (await freshContext()).newPage();
  await logIn(other, investor);
  await other.goto('/profile');
  await expect(other.getByLabel('Minimum investment amount')).toHaveValue('500000');
  await expect(other.getByLabel('Energy', { exact: true })).toBeChecked();
});

test('an investor who takes off every area is led to them, and told to choose one', async ({ page }) => {
  await logIn(page, investor);
  await page.goto('/profile');
  const areas = page.getByRole('group', { name: 'Areas of expertise' });
  const chosen = areas.getByRole('checkbox', { checked: true });
  await expect(chosen.first()).toBeVisible();
  for (let left = await chosen.count(); left > 0; left -= 1) await chosen.first().click();
  await page.getByRole('button', { name: 'Save: Your investing' }).click();
  await expect(areas).toBeFocused();
  await expect(areas).toHaveAccessibleDescription(/./);
  await expect(areas).toBeInViewport();
});

test('a founder reads the words of the sign-up beside each wrong field of their company', async ({
  page,
}) => {
  await logIn(page, founder);
  await page.goto('/profile');
  const company = page.getByRole('form', { name: 'Your company' });
  await company.getByLabel('Company description').fill('Looms');
  await company.getByLabel('Website').fill('javascript:alert(1)');
  await company.getByLabel('Use of funds').fill('Looms');
  await company.getByRole('button', { name: 'Save' }).click();
  for (const message of [
    'Please provide a detailed company description (min 50 characters)',
    'Please enter a valid website URL',
    'Please describe how you will use the funds',
  ])
    await expect(company.getByText(message)).toBeVisible();
  await expect(company.getByLabel('Company description')).toBeFocused();
});

test('a certificate is corrected under its name and chosen again, after it was refused and after it was uploaded', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('certificate.pdf');
  const file = page.getByLabel('Certificate file');
  const upload = async (content: string | Uint8Array) => {
    await writeFile(path, content);
    await file.setInputFiles(path);
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  const uploaded = page.getByText('Certificate uploaded');
  await logIn(page, investor);
  await page.goto('/profile');
  await upload(new Uint8Array(5 * 1024 * 1024 + 1));
  await expect(file).toHaveAccessibleDescription('The file may be at most 5 MB.');
  for (const words of ['the papers', 'the better papers']) {
    await upload(`%PDF-1.7\n${words}\n%%EOF\n`);
    await expect(uploaded).toBeVisible();
    await expect(file).toHaveValue('');
    await dismissToasts(page);
    const kept = await page.request.get('/api/account/certificate/file');
    expect(await kept.text()).toContain(words);
  }
});

test('a person signs out one of their other devices, then all that are left', async ({
  page,
  server,
  freshContext,
  expectError,
}) => {
  const other = await (await freshContext()).newPage();
  expectError(/401/);
  for (const device of [other, page]) await logIn(device, investor);
  const phone = await signedInPhone(server);
  const statuses = async () => [
    (await phone.get('/api/auth/user')).status(),
    (await other.request.get('/api/auth/user')).status(),
  ];
  expect(await statuses()).toEqual([200, 200]);
  await page.goto('/settings/sessions');
  // The part of the settings that is called so is a link.
  await expect(page.getByText('This device').and(page.locator(':not(a)'))).toBeVisible();
  await expectUsableByEverybody(page, 'sessions on other devices');
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).dblclick();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(page.getByText('Chrome on Android')).toHaveCount(0);
  // The focus does not go with the row: it goes to the next, where a second press of a key does nothing, and to the list
  // where there is none.
  await expect(page.getByRole('listitem').and(page.locator(':focus'))).toHaveCount(1);
  expect(await statuses()).toEqual([401, 200]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeFocused();
  await expect.poll(statuses).toEqual([401, 401]);
  await expect(other.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
});

/** Another device of the investor's, which the list of sessions calls by its name. */
async function signedInPhone({ origin }: Server): Promise<APIRequestContext> {
  const phone = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
    userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile',
  });
  expect((await phone.post('/api/auth/login', { data: investor })).status()).toBe(200);
  return phone;
}

test('a plan is requested and taken back, a consent given with its version, a kind of mail switched off', async ({
  page,
}) => {
  await logIn(page, investor);
  await page.goto('/settings/plan');
  await expect(page.getByText('Save 17% (₹4,989)')).toBeVisible();
  await page.getByRole('button', { name: 'Request this plan: Investor Premium', exact: true }).click();
  await expect(page.getByText('Requested: waits to be confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the request: Investor Premium', exact: true }).click();
  await expect(page.getByText('Requested: waits to be confirmed')).toHaveCount(0);

  await page.getByRole('link', { name: 'Consents' }).click();
  await page.getByLabel('Send me the newsletter').check();
  await expect(page.getByText(/Agreed, version 2024-01/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click();
  const mailed = page.getByRole('group', { name: 'What we mail you about' });
  await mailed.getByLabel('Reviews of my pitches').uncheck();
  await stored(page);
  await page.reload();
  await expect(mailed.getByLabel('Reviews of my pitches')).not.toBeChecked();
});

test('a choice that shows at once says that it is being stored until it is, and so does the status', async ({
  page,
}) => {
  await logIn(page, investor);
  await page.goto('/settings/notifications');
  await expect(status(page, /^Up to date/)).toBeVisible();
  const pace = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'Once a day' }) });
  const box = page.getByLabel('Connection requests and their answers');
  const wasChecked = await box.isChecked();
  const daily = page.getByRole('radio', { name: 'Once a day' });
  const wasDaily = await daily.isChecked();
  // What the screen shows is read by now.
  const release = await holdStorage(page);
  await box.click();
  await page.getByRole('radio', { name: wasDaily ? 'At once' : 'Once a day' }).check();
  await expect(box).toHaveAttribute('aria-busy', 'true');
  await expect(pace).toHaveAttribute('aria-busy', 'true');
  const said = page.getByRole('banner').getByRole('link', { name: /^Up to date/ });
  await expect(said).toHaveAttribute('aria-busy', 'true');
  await release();
  await stored(page);
  await page.reload();
  await expect(box).toBeChecked({ checked: !wasChecked });
  await expect(daily).toBeChecked({ checked: !wasDaily });
});

test('all of a person is exported, with a network and without one', async ({ page }) => {
  await openAs(page, founder);
  await page.goto('/settings/data');
  const whole = await download(page, 'Export as JSON');
  expect(JSON.parse(whole)).toMatchObject({
    device: { accounts: [{ email: founder.email }] },
    server: { accounts: [{ email: founder.email }] },
  });
  expect(await download(page, 'Export as CSV')).toContain(`,email,${founder.email}`);
  await goOffline(page);
  expect(JSON.parse(await download(page, 'Export as JSON'))).toMatchObject({
    device: { accounts: [{ email: founder.email }] },
    server: 'The server could not be asked. Export again with a network to have its part too.',
  });
});

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('who asks for deletion leaves the device without a trace, and keeps the account by logging in again', async ({
  page,
  expectError,
}) => {
  // The server ends every session at once, also that of a round that is under way.
  expectError(/status of 401/);
  await logIn(page, investor);
  await page.goto('/profile');
  await expect(status(page, /^Up to date/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Bio' }).fill('Written, and not saved');
  await page.goto('/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Written, and not saved');
  await dialog.getByRole('button', { name: 'Go on without it' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete it in 30 days' }).click();
  await expect(page.getByText('Your account will be deleted')).toBeVisible();
  await expect(page.getByText('Sign in to change your settings')).toBeVisible();
  await fillLogin(page, investor);
  await expect(page.getByText('Your account stays: logging in has undone its deletion.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const answer = await page.request.get('/api/account/export');
  expect(await answer.json()).toMatchObject({ accounts: [{ deleteAt: null }] });
});
