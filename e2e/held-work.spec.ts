import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures/own-server-test.ts';
import type { Server } from './fixtures/server.ts';
import { status } from './fixtures/work.ts';

test.use({ serverOf: 'held-work' });

const message = { name: 'Tara Menon', email: 'tara@people.example', message: 'Sails?', consent: true };

/** As many messages as may come from this address in an hour. */
async function useUpTheHour({ origin }: Server): Promise<void> {
  const mutations = [1, 2, 3, 4, 5].map((seq) => ({
    seq,
    id: randomUUID(),
    name: 'sendContactMessage',
    args: { ...message, subject: `Dock ${seq}` },
  }));
  const body = { protocol: 6, epoch: '', userId: null, clientId: randomUUID(), ack: 0, cursors: {} };
  const answer = await fetch(`${origin}/api/sync`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...body, mutations }),
  });
  expect(await answer.json()).toMatchObject({ outcomes: mutations.map(() => ({ result: 'applied' })) });
}

test('what is over a limit waits for its turn, and the Outbox says from when by the clock of the person', async ({
  page,
  server,
}) => {
  const before = Date.now();
  await useUpTheHour(server);
  const after = Date.now();
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill(message.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(message.email);
  await page.getByRole('textbox', { name: 'Subject' }).fill('One too many');
  await page.getByRole('textbox', { name: 'Message' }).fill(message.message);
  await page.getByLabel('I agree that Pankh uses these details').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await status(page, /^1 waiting/).click();

  const title = await page.getByText(/^Waits for its turn, from /).textContent();
  // A second either way: that is as exact as the server's clock is told.
  const turns = await page.evaluate(
    ([from, to]) =>
      [from, to].map((at) =>
        new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
      ),
    [before + 3_598_000, after + 3_602_000] as const,
  );
  expect(turns).toContain(/\d\d:\d\d$/.exec(title ?? '')?.[0]);
  await expect(page.getByText('At most 5 messages can be sent in an hour.')).toBeVisible();
  await expect(page.getByText('Sending what waits')).toHaveCount(0);
});
