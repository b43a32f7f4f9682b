import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installApp } from './fixtures/install.ts';
import type { InstalledBrowser } from './fixtures/installed-browser.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { admin, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

/** An admin has opened files of these names, a list of investors each, with the app that they have installed. */
async function opened(device: InstalledBrowser, origin: string, names: string[], { isOffline = false } = {}) {
  const context = await device.open();
  const visit = await context.newPage();
  await openAs(visit, admin);
  await controlled(visit);
  const devtools = await installApp(context, origin);
  if (isOffline) await goOffline(visit);
  const folder = await mkdtemp(join(tmpdir(), 'pankh-list-'));
  const files = names.map((name) => join(folder, name));
  for (const file of files) await writeFile(file, 'Investor name,Website,Investor type\nLoom Fund,,VC\n');
  const opening = context.waitForEvent('page');
  await devtools.send('PWA.launchFilesInApp', { manifestId: `${origin}/`, files });
  return { context, page: await opening, done: () => rm(folder, { recursive: true }) };
}

test('a list that is opened without a network is said to lie ready, and is there to be looked through once there is one', async ({
  device,
  server,
}) => {
  const { context, page, done } = await opened(device, server.origin, ['autumn.csv'], { isOffline: true });
  await expect(page.getByText('autumn.csv lies ready.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('autumn.csv was opened with Pankh.')).toBeVisible();
  await page.getByRole('button', { name: 'Look through it' }).click();
  await expect(page.getByText('What autumn.csv would bring')).toBeVisible();
  await done();
});

test('of lists that are opened at once one is taken, and it is said of the others that they were not', async ({
  device,
  server,
}) => {
  const { page, done } = await opened(device, server.origin, ['autumn.csv', 'winter.csv']);
  await expect(page.getByText('autumn.csv was opened with Pankh.')).toBeVisible();
  await expect(
    page.getByText('One list is taken at a time. Open this one again after it: winter.csv.'),
  ).toBeVisible();
  await done();
});

test('a list that a reload has let go of is named, to be opened again', async ({ device, server }) => {
  const { page, done } = await opened(device, server.origin, ['autumn.csv']);
  await expect(page.getByText('autumn.csv was opened with Pankh.')).toBeVisible();
  await page.reload();
  const again = page.getByText('autumn.csv lay ready before this page was loaded anew. Please open it again');
  await expect(again).toBeVisible();
  // It still does once the part is there with all that it asks the server for.
  await expect(page.getByRole('button', { name: 'Look through it' })).toBeVisible();
  await expect(again).toBeVisible();
  await done();
});
