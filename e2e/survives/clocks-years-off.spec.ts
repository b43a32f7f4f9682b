import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginDraft, saved, status } from '../fixtures/work.ts';

test.use({ seedDemo: true });

const decade = 10 * 365 * 24 * 60 * 60 * 1000;

test('a device ten years behind and one ten years ahead write, sync and read all the same', async ({
  freshContext,
}) => {
  const behind = await deviceWithClock(await freshContext(), Date.now() - decade);
  const ahead = await deviceWithClock(await freshContext(), Date.now() + decade);

  await beginDraft(behind, 'Written in the past');
  await expect(status(behind, /^Up to date/)).toBeVisible();
  await beginDraft(ahead, 'Written in the future');
  await expect(status(ahead, /^Up to date/)).toBeVisible();

  for (const device of [behind, ahead]) {
    await device.goto('/drafts');
    for (const title of ['Written in the past', 'Written in the future'])
      await expect(device.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
  }

  // Each goes on with what the other began.
  await behind.getByRole('link', { name: /Written in the future/ }).click();
  await behind.getByLabel('Location').fill('Pune, India');
  await behind.getByLabel('Location').blur();
  await expect(saved(behind)).toBeVisible();
  await ahead.getByRole('link', { name: /Written in the future/ }).click();
  await expect(ahead.getByLabel('Location')).toHaveValue('Pune, India');
  await expect(ahead.getByLabel('Company/Project Name')).toHaveValue('Written in the future');

  for (const device of [behind, ahead]) {
    await expect(status(device, /^Up to date/)).toBeVisible();
    await device.goto('/outbox');
    await expect(device.getByText('Last heard from the server just now.')).toBeVisible();
    await expect(device.getByText('Nothing is waiting')).toBeVisible();
  }
});

async function deviceWithClock(context: BrowserContext, time: number): Promise<Page> {
  await context.clock.install({ time });
  const page = await context.newPage();
  await logIn(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  return page;
}
