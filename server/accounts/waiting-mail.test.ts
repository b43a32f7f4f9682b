import { afterEach, beforeEach, expect, test } from 'vitest';
import { graceDays } from '#sync/endpoints/account.ts';
import { queueMessage } from '../db/messages.ts';
import { keepHouse } from '../housekeeping.ts';
import { sendDueMessages } from '../outside/postman.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type DeskPerson, desk } from '../testing/desk.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import { askForDeletion } from './deletion.ts';

const day = 24 * 60 * 60 * 1000;
let server: TestServer;
let admin: DeskPerson;
beforeEach(async () => {
  server = await testServer();
  admin = await desk(server).person({ userType: 'admin' });
});
afterEach(() => server.close());

const wait = (recipient: string) =>
  server.database.write
    .transaction()
    .execute((trx) =>
      queueMessage(trx, { channel: 'mail', recipient, subject: 'Waits', text: 'News.' }, server.now()),
    );
const disable = ({ id }: { id: string }) =>
  server.call('POST', `/api/admin/accounts/${id}/decision`, {
    cookie: admin.cookie,
    body: { decision: 'disable', reason: 'Spam.' },
  });
async function sent(): Promise<string[]> {
  const subjects: string[] = [];
  await sendDueMessages(server, 'mail', async ({ recipient, subject }) => {
    subjects.push(`${subject} to ${recipient}`);
  });
  return subjects;
}

test('whoever is shut out gets the mail that tells of it, and none that waited', async () => {
  const investor = await storeAccount(server, { userType: 'investor' });
  const other = await storeAccount(server);
  await wait(investor.email);
  await wait(other.email);
  await disable(investor);
  expect(await sent()).toEqual([`Waits to ${other.email}`, `About your Pankh account to ${investor.email}`]);
});

test('mail waits on where somebody else has said that the mailbox is theirs', async () => {
  const claimed = { email: 'shared@people.example' };
  const investor = await storeAccount(server, { userType: 'investor', ...claimed });
  await storeAccount(server, { ...claimed, emailVerified: false });
  await wait(investor.email);
  await disable(investor);
  expect(await sent()).toContain('Waits to shared@people.example');
});

test('mail that waits for somebody is gone with their account', async () => {
  const founder = await storeAccount(server);
  await askForDeletion(server, founder);
  await sent();
  server.moveClock(graceDays * day);
  await wait(founder.email);
  await keepHouse(server);
  expect(await sent()).toEqual([]);
});
