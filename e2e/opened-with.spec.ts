import type { Page } from '@playwright/test';
import { installed, isInWindow } from './fixtures/install.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { logIn, openAs } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { description, name, status, write } from './fixtures/work.ts';

test.use({ seedDemo: true });

type SharedFile = { name: string; type: string; content: string | Buffer };

/** What the system does with what another app shares, and agreeing to keep it. */
async function share(page: Page, fields: Record<string, string>, file?: SharedFile) {
  await offer(page, fields, file);
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await page.waitForURL(/\/submit-pitch\/[0-9a-f-]{36}$/);
}

/** A form that is sent to the app as the manifest says. */
async function offer(page: Page, fields: Record<string, string>, file?: SharedFile) {
  await page.evaluate(
    ([fields, file]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share-target' });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      if (file) {
        const chosen = new DataTransfer();
        const content = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
        chosen.items.add(new File([content], file.name, { type: file.type }));
        const input = Object.assign(document.createElement('input'), { name: 'files', type: 'file' });
        input.files = chosen.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [fields, file && { ...file, content: Buffer.from(file.content).toString('base64') }] as const,
  );
}

test('a text that another app shares becomes a draft, without a network, and is sent once there is one', async ({
  page,
  context,
  freshContext,
}) => {
  await openAs(page);
  await goOffline(page);
  await share(page, { title: 'Monsoon Mills', text: 'Cotton, woven by hand.\r\nIn Surat.' });
  await expect(name(page)).toHaveValue('Monsoon Mills');
  await expect(description(page)).toHaveValue('Cotton, woven by hand.\nIn Surat.');
  await expect(status(page, /waiting/)).toBeVisible();
  await context.setOffline(false);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const other = await (await freshContext()).newPage();
  await logIn(other);
  await other.goto('/drafts');
  await expect(other.getByText('Monsoon Mills')).toBeVisible();
});

test('a PDF that another app shares becomes a draft with its name and what can be read of it, without a network', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  const text =
    '%PDF-1.4\n1 0 obj\n<< /Length 60 >>\nstream\nBT (We weave) Tj 0 -20 Td (cotton by hand.) Tj ET\nendstream\nendobj\n%%EOF';
  await share(page, {}, { name: 'Monsoon_Mills.pdf', type: 'application/pdf', content: text });
  await expect(name(page)).toHaveValue('Monsoon Mills');
  await expect(description(page)).toHaveValue('We weave\ncotton by hand.');
});

test('a PDF of a browser’s own making, whose letters only its fonts can tell, becomes a draft, without a network', async ({
  page,
}) => {
  await page.setContent(`<h1>Monsoon Mills</h1>
    <p>We weave cotton in Surat: ₹45,00,000 for 12 looms. <b>The office’s first offer.</b></p>
    <ul><li>One mill</li><li>Two hundred weavers</li></ul>`);
  const content = await page.pdf();
  expect(content.toString('latin1')).toContain('/ToUnicode');
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  await share(page, {}, { name: 'Deck.pdf', type: 'application/pdf', content });
  await expect(name(page)).toHaveValue('Deck');
  await expect(description(page)).toHaveValue(
    /^Monsoon Mills\nWe weave cotton in Surat: ₹45,00,000 for 12 looms\. The office’s first offer\.\n/,
  );
  await expect(description(page)).toHaveValue(/One mill\n(.\s)?Two hundred weavers/);
});

test('of a share that does not fit it is said what is left out before it is kept', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  const file = { name: 'Deck.pdf', type: 'application/pdf', content: Buffer.alloc(21_000_000) };
  await offer(page, { text: 'x'.repeat(30_000) }, file);
  const said = page.getByRole('paragraph');
  await expect(
    said.getByText('Only the first 20,000 characters of the description fit. The rest is left out.'),
  ).toBeVisible();
  await expect(
    said.getByText('Deck.pdf is larger than 20 MB and cannot be read. Only its name is kept.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(name(page)).toHaveValue('Deck');
  await expect(description(page)).toHaveValue('x'.repeat(20_000));
});

test('a share that is kept, gone back to and kept again is one draft, with what was written in it since', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  await share(page, { title: 'Monsoon Mills', text: 'Cotton, woven by hand.' });
  const kept = page.url();
  await write(description(page), 'Cotton and silk.');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await page.waitForURL(/\/submit-pitch\//);
  expect(page.url()).toBe(kept);
  await expect(description(page)).toHaveValue('Cotton and silk.');
});

test('a link of the app’s own scheme opens its screen, without a network', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  await page.goto(`/open?link=${encodeURIComponent('web+pankh:explore?sort=newest')}`);
  await expect(page).toHaveURL(/\/explore\?sort=newest$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link of the app’s own scheme that the system gives the installed app opens its screen in the window that is there, without a network', async ({
  device,
  server,
}) => {
  const { context, devtools, page, visit } = await installed(device, server.origin);
  await visit.close();
  await goOffline(page);
  const before = context.pages().length;
  // As the system does by `protocol_handlers`.
  const url = `${server.origin}/open?link=${encodeURIComponent('web+pankh:explore?sort=newest')}`;
  await devtools.send('PWA.launch', { manifestId: `${server.origin}/`, url });
  await expect(page).toHaveURL(/\/explore\?sort=newest$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  expect([context.pages().length, await isInWindow(page)]).toEqual([before, true]);
});

test('a link of the app’s own scheme to what is no screen opens the app where it begins', async ({
  page,
}) => {
  await page.goto('/');
  await controlled(page);
  await page.goto(`/open?link=${encodeURIComponent('web+pankh:api/account/export')}`);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
