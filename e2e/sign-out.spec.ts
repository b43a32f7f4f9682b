import type { Page } from '@playwright/test';
import { deviceContents } from './fixtures/device-contents.ts';
import { controlled } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

const email = 'founder@demo.pankh.example';
const written = 'Lantern Looms, known to nobody';

async function writeDraft(page: Page): Promise<void> {
  await page.goto('/submit-pitch');
  await page.getByLabel('Company/Project Name').fill(written);
  await page.getByLabel('Company/Project Name').blur();
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
}

async function leave(page: Page, button: string): Promise<void> {
  await page.getByRole('banner').locator('button[aria-expanded]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByText('Your data was removed from this device.')).toBeVisible();
}

async function personOf(page: Page): Promise<{ id: string; token: string }> {
  const meta = /"userId":"([0-9a-f-]{36})".*?"token":"([^"]+)"/.exec(await deviceContents(page));
  if (!meta?.[1] || !meta[2]) throw new Error('Nobody is signed in');
  return { id: meta[1], token: meta[2] };
}

test('signing out leaves no trace of the person on the device', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  await writeDraft(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Up to date/ })).toBeVisible();
  const { id, token } = await personOf(page);
  const traces = [email, written, token, `person-${id}`];
  const before = await deviceContents(page);
  for (const trace of traces) expect(before).toContain(trace);

  await leave(page, 'Sign out');

  const after = await deviceContents(page);
  for (const trace of traces) expect(after).not.toContain(trace);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('signing out without a network leaves no trace either, and ends the session once there is one', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await controlled(page);
  await logIn(page);
  await page.context().setOffline(true);
  await writeDraft(page);
  const { id, token } = await personOf(page);

  await leave(page, 'Discard');

  const after = await deviceContents(page);
  for (const trace of [email, written, token, `person-${id}`]) expect(after).not.toContain(trace);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.origin}/api/auth/user`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status;
    })
    .toBe(401);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});
