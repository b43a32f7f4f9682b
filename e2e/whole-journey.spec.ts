import type { Page } from '@playwright/test';
import { attach, chosen } from './fixtures/attach.ts';
import { box, conversationWith, write as say, written } from './fixtures/connected.ts';
import { dealsBeside, openDeal } from './fixtures/deal.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { admin, investor, logIn, openAs } from './fixtures/people.ts';
import { completePitch } from './fixtures/pitch.ts';
import { goOnline, twoDevices } from './fixtures/two-devices.ts';
import { description, sent, write } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'whole-journey' });

const title = 'Lotus Pumps';

test('two people get from a draft on two devices to a conversation with files, each step without a network where there is none', async ({
  page: laptop,
  freshContext,
}) => {
  const { phone } = await twoDevices(laptop, freshContext, {
    name: title,
    description: 'We build pumps in Pune.',
  });
  for (const page of [laptop, phone]) {
    await controlled(page);
    await goOffline(page);
  }
  await write(description(laptop), 'We build solar pumps in Pune.');
  await write(description(phone), 'We build pumps in Pune and Nashik.');
  for (const page of [laptop, phone]) await goOnline(page);
  for (const page of [laptop, phone])
    await expect(description(page)).toHaveValue('We build solar pumps in Pune and Nashik.');

  await goOffline(phone);
  await completePitch(phone);
  await phone.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(phone.getByText(`${title}: Saved on this device.`)).toBeVisible();
  await goOnline(phone);
  await approve(await (await freshContext()).newPage());

  const desk = await (await freshContext()).newPage();
  await openAs(desk, investor);
  await sent(desk);
  await goOffline(desk);
  await openDeal(desk, title);
  await expect(desk.getByText('We build solar pumps in Pune and Nashik.')).toBeVisible();
  await desk.getByRole('button', { name: 'Add to shortlist' }).click();
  await desk.getByLabel('Private note').fill('Ask who services the pumps.');
  await desk.getByLabel('Private note').blur();
  await desk.getByLabel('Message', { exact: true }).fill('Who services them?');
  await desk.getByRole('button', { name: 'Send Connection Request' }).click();
  await expect(desk.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
  await goOnline(desk);

  await laptop.goto('/connections');
  await expect(laptop.getByText('Who services them?')).toBeVisible();
  await laptop.getByRole('button', { name: 'Accept: Rudransh Keshwani' }).click();
  await sent(laptop);

  for (const page of [desk, phone]) await page.goto('/messages');
  await conversationWith(desk, 'Ishira Velankar').click();
  await conversationWith(phone, 'Rudransh Keshwani').click();
  await expect(box(phone)).toBeVisible();
  await goOffline(phone);
  await attach(phone, [{ name: 'service.csv', mimeType: 'text/csv', buffer: Buffer.from('Pune,2\n') }]);
  await expect(chosen(phone)).toContainText('service.csv');
  await say(phone, 'Two mechanics; their rounds are in the file.');
  await expect(written(phone).getByText('On this device')).toBeVisible();
  await say(desk, 'Take your time.');
  await goOnline(phone);
  await expect(written(phone).getByText('Take your time.')).toBeVisible();
  await expect(written(desk).getByText('Two mechanics; their rounds are in the file.')).toBeVisible();
  await expect(written(desk).getByText('service.csv')).toBeVisible();
  await expect(written(desk).getByText('7 bytes')).toBeVisible();

  const [second, third, fourth] = (await dealsBeside(desk, title)) as [string, string, string]; // the demo has many founders
  for (const deal of [second, third]) {
    await ask(desk, deal);
    await sent(desk);
  }
  await ask(desk, fourth);
  await expect(
    desk.getByText(/Waits on this device: Your plan has no connections left this month/),
  ).toBeVisible();
});

async function approve(page: Page): Promise<void> {
  await logIn(page, admin);
  await page.goto('/admin');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: /^Approve/ }).click();
  await expect(card).toHaveCount(0);
  await sent(page);
}

async function ask(page: Page, deal: string): Promise<void> {
  await openDeal(page, deal);
  await page.getByLabel('Message', { exact: true }).fill('May I see the books?');
  await page.getByRole('button', { name: 'Send Connection Request' }).click();
  await expect(page.getByText(/^Request (sent|not sent yet)$/)).toBeVisible();
}
