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
}) => {
  expectError(/status of 400/);
  await logIn(page, admin);
  await page.goto('/admin/directory');
  const look = page.getByRole('button', { name: 'Look through it' });
  await look.click();
  await expect(page.getByText('Please choose a CSV file')).toBeVisible();
  const field = page.getByLabel('CSV file');
  await field.setInputFiles({ ...list, name: 'no list.csv', buffer: Buffer.from('a,b\n1,2\n') });
  await look.click();
  await expect(field).toHaveAccessibleDescription(/The file has no column "Investor name"/);
  await field.setInputFiles(list);
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
