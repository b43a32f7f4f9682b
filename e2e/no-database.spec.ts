import { expect, test } from './fixtures/test.ts';
import { textOf } from './fixtures/text-of.ts';

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
    '/search?q=salt',
    '/ai-analysis?tab=matching',
    '/ai-analysis?tab=insights',
  ]) {
    await page.goto(path);
    await expect(why).toBeVisible();
    await expect(main.getByText(/^Loading/)).toHaveCount(0);
  }
  await page.goto('/submit-pitch');
  await expect(page.getByRole('alert').getByText('This browser keeps nothing for Pankh')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Submit Your Pitch' })).toBeVisible();
  await expect(main.getByText('What you type is kept')).toHaveCount(0);
});

test('where there is no database investors are looked for on the server, Dollar answers, and a form says what it cannot do', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto('/fundraise');
  const database = page.getByRole('region', { name: 'Investor database' });
  await expect(database.getByRole('heading', { name: 'Type who you look for' })).toBeVisible();
  await database.getByLabel('Search investors').fill('climate');
  const found = database.getByRole('list', { name: 'Found on the server' }).getByRole('listitem');
  const name = await textOf(found.first().getByRole('heading'));
  await found.first().getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog', { name }).getByRole('heading', { name: 'Stages' })).toBeVisible();
  await page.keyboard.press('Escape');
  // What nobody is found by is taken back by one press, a country among it.
  await database.getByRole('combobox', { name: 'Country', exact: true }).selectOption('India');
  await database.getByLabel('Search investors').fill('no such investor anywhere');
  await expect(database.getByRole('heading', { name: 'No investors found' })).toBeVisible();
  await database.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(database.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('');
  await expect(database.getByRole('heading', { name: 'Type who you look for' })).toBeVisible();

  await page.getByRole('button', { name: 'Chat with Dollar' }).click();
  const panel = page.getByRole('dialog', { name: 'Dollar - AI Investment Assistant' });
  await panel.getByRole('textbox', { name: 'Ask Dollar' }).fill('How do I submit a pitch?');
  await page.keyboard.press('Enter');
  const log = panel.getByRole('log');
  // The answer names a question of the help by the same words.
  await expect(log.getByText('How do I submit a pitch?').first()).toBeVisible();
  await expect(log.getByText(/^By rules/)).toBeVisible();

  await page.goto('/blog');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('asha@people.example');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByText('so nothing was sent')).toBeVisible();
});
