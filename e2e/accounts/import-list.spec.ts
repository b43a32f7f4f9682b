import { writeFile } from 'node:fs/promises';
import { violationsOn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/own-server-test.ts';
import { admin, logIn } from '../fixtures/people.ts';

test.use({ seedDemo: true, serverOf: 'import-list' });

const list = {
  name: 'spring list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Investor name,Website\nSaptarang Ventures,https://saptarang.example\n,https://nobody.example\n',
  ),
};

test('an admin looks through a list, imports it, and whoever searches the directory finds what it brought', async ({
  page,
  freshContext,
  expectError,
}, testInfo) => {
  expectError(/status of 400/);
  const path = testInfo.outputPath(list.name);
  await logIn(page, admin);
  await page.goto('/admin/directory');
  const look = page.getByRole('button', { name: 'Look through it' });
  await look.click();
  await expect(page.getByText('Please choose a CSV file')).toBeVisible();
  const field = page.getByLabel('CSV file');
  await writeFile(path, 'a,b\n1,2\n');
  await field.setInputFiles(path);
  await look.click();
  await expect(field).toHaveAccessibleDescription(/The file has no column "Investor name"/);
  // Corrected under its name, and chosen again.
  await writeFile(path, list.buffer);
  await field.setInputFiles(path);
  await page.getByLabel('Shown as the source').fill('Open Register');
  await look.click();
  const found = page.getByRole('status').filter({ hasText: 'What spring list.csv would bring' });
  await expect(found.getByText(/^Line 3: /)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText('List imported')).toBeVisible();
  await expect(page.getByText(/spring list\.csv \(investors\)/)).toBeVisible();

  await field.setInputFiles(list);
  await page.getByLabel('Shown as the source').fill('Open Register');
  await look.click();
  await expect(found.getByText('Nothing in it is new: there is nothing to import.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import it' })).toHaveCount(0);
  await expect(look).toBeVisible();

  const guest = await (await freshContext()).newPage();
  await guest.goto('/fundraise');
  await expect(guest.getByRole('status').filter({ hasText: 'investors found' })).toBeVisible();
  await guest.getByRole('searchbox').first().fill('Saptarang');
  await expect(guest.getByText('Saptarang Ventures')).toBeVisible();
  await guest.getByRole('button', { name: 'View Details of Saptarang Ventures' }).click();
  await expect(guest.getByText(/^Source: Open Register · as of /)).toBeVisible();
});

test('a list chosen while another is looked through or written is neither taken for it nor dropped', async ({
  onlinePage,
}) => {
  // What a service worker lets through is not held by a route.
  const page = await onlinePage();
  await logIn(page, admin);
  await page.goto('/admin/directory');
  let arrived = Promise.withResolvers<() => void>();
  await page.route('**/api/admin/imports?*', async (route) => {
    await new Promise<void>((release) => arrived.resolve(release));
    await route.continue();
  });
  const whileSent = async (button: string, choose: () => Promise<void>) => {
    arrived = Promise.withResolvers();
    await page.getByRole('button', { name: button }).click();
    const release = await arrived.promise;
    await choose();
    const answered = page.waitForResponse(/admin\/imports/);
    release();
    await answered;
  };
  const field = page.getByLabel('CSV file');
  const lotus = { ...list, name: 'lotus.csv', buffer: Buffer.from('Investor name,Website\nLotus Fund,\n') };
  const reed = { ...list, name: 'reed.csv', buffer: Buffer.from('Investor name,Website\nReed Fund,\n') };

  await field.setInputFiles(lotus);
  await whileSent('Look through it', () => field.setInputFiles(reed));
  await expect(page.getByRole('button', { name: 'Look through it' })).toBeVisible();
  await expect(page.getByText(/What .* would bring/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import it' })).toHaveCount(0);

  await whileSent('Look through it', () => Promise.resolve());
  await expect(page.getByText('What reed.csv would bring')).toBeVisible();
  await whileSent('Import it', () => field.setInputFiles(lotus));
  await expect(page.getByText('List imported')).toBeVisible();
  await expect(page.getByText(/reed\.csv \(investors\)/)).toBeVisible();
  await whileSent('Look through it', () => Promise.resolve());
  await expect(page.getByText('What lotus.csv would bring')).toBeVisible();
});
