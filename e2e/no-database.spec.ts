import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

test('a browser without any database says that it keeps nothing, on every account page too, and the public pages are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  const notice = page.getByRole('alert').getByText('This browser keeps nothing for Pankh');
  for (const path of ['/login', '/register', '/signup', '/invest', '/otp-verification']) {
    await page.goto(path);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Signing in needs an ordinary window' })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  await page.goto('/how-it-works');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('where there is no database a screen that needs one says so in the place of what would never come', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  const main = page.getByRole('main');
  const why = main.getByRole('heading', { name: 'This needs an ordinary window' });
  for (const path of [
    '/dashboard',
    '/settings/storage',
    '/investment/any',
    '/explore',
    '/blog',
    '/fundraise',
  ]) {
    await page.goto(path);
    await expect(why).toBeVisible();
    await expect(main.getByText(/^Loading/)).toHaveCount(0);
  }
  await page.goto('/fundraise?investor=1');
  const dialog = page.getByRole('dialog', { name: 'Investor' });
  await expect(dialog.getByRole('heading', { name: 'This needs an ordinary window' })).toBeVisible();
  await page.goto('/submit-pitch');
  await expect(page.getByRole('alert').getByText('This browser keeps nothing for Pankh')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Submit Your Pitch' })).toBeVisible();
  await expect(main.getByText('What you type is kept')).toHaveCount(0);
});
