import { controlled } from '../fixtures/network.ts';
import { founder } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastSays } from '../fixtures/toast.ts';

test.use({ seedDemo: true });

const hours = 3_600;

for (const { remembers, lasts } of [
  { remembers: true, lasts: 30 * 24 * hours },
  { remembers: false, lasts: 12 * hours },
])
  test(`a login ${remembers ? 'that is to be remembered lasts 30 days' : 'lasts 12 hours'}, and welcomes by name`, async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(founder.email);
    await page.getByLabel('Password', { exact: true }).fill(founder.password);
    await page.getByLabel('Remember me').setChecked(remembers);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await toastSays(page, 'Login successful!', 'Welcome back, Ishira Velankar.');
    const [cookie] = await page.context().cookies();
    const left = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(left).toBeGreaterThan(lasts - hours);
    // The browser and this process do not read their clocks in the same moment.
    expect(left).toBeLessThanOrEqual(lasts + 60);
  });

test('a press on Login counts though the network is lost, and that is said, while the finger is down', async ({
  page,
}) => {
  await page.goto('/login');
  await controlled(page);
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password', { exact: true }).fill(founder.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).hover();
  await page.mouse.down();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.mouse.up();
  await toastSays(page, 'Login failed');
  const said = page.getByText('There is no connection to Pankh at the moment.');
  await expect(said).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(said).toHaveCount(0);
});
