import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { saveCertificate } from '../db/certificates.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { tellWaiting } from './tell-waiting.ts';

const hour = 60 * 60_000;

let services: TestServices;
beforeEach(async () => {
  services = await testServices({ SUPPORT_EMAIL: 'desk@pankh.example', REQUIRE_APPROVAL: '1' });
});
afterEach(() => services.close());

const mails = () => services.database.read.selectFrom('messages').selectAll().orderBy('id').execute();
const waits = () => storeAccount(services, { approval: 'pending' });

async function submitPitch() {
  const { id: founderId, fullName: founderName } = await storeAccount(services, { approval: 'approved' });
  const at = services.now();
  const words = { title: 'Rain Looms', description: '', industry: 'SaaS', stage: 'Seed', location: 'Surat' };
  const amounts = {
    currency: 'INR',
    totalRequired: 100,
    minInvestment: 1,
    raisedAmount: 0,
    highlights: '[]',
  };
  await services.database.write
    .insertInto('opportunities')
    .values({
      id: newId(),
      founderId,
      founderName,
      ...words,
      ...amounts,
      status: 'review',
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

test('the desk is told what waits in each queue, how old it is, and where', async () => {
  await tellWaiting(services);
  expect(await mails()).toEqual([]);
  await submitPitch();
  services.moveClock(3 * hour);
  await waits();
  await waits();
  await storeAccount(services, { approval: 'pending', emailVerified: false });
  await tellWaiting(services);
  expect(await mails()).toMatchObject([
    { recipient: 'desk@pankh.example', subject: '[waiting for an admin]' },
  ]);
  expect((await mails())[0]?.text).toBe(
    'This waits for an admin:\n\n1 pitch, 3 hours old\n2 accounts, the oldest less than an hour old\n\nPlease look at it under Admin:\nhttp://pankh.example/admin\n',
  );
});

test('it is told once a day at most, also of what has come since, and again while it waits', async () => {
  const { id } = await waits();
  await tellWaiting(services);
  services.moveClock(23 * hour);
  await waits();
  await keepHouse(services);
  await tellWaiting(services);
  expect(await mails()).toHaveLength(1);
  services.moveClock(hour);
  await tellWaiting(services);
  expect((await mails())[1]?.text).toContain('2 accounts, the oldest 24 hours old\n');
  const { write } = services.database;
  await write.updateTable('accounts').set({ approval: 'approved' }).where('id', '=', id).execute();
  await write.updateTable('accounts').set({ approval: 'declined' }).where('id', '!=', id).execute();
  services.moveClock(48 * hour);
  await tellWaiting(services);
  expect(await mails()).toHaveLength(2);
});

test('where an account needs nobody’s word the desk is told of those alone that have sent a certificate', async () => {
  const open = await testServices({ SUPPORT_EMAIL: 'desk@pankh.example' });
  const mailed = () => open.database.read.selectFrom('messages').select('text').execute();
  await storeAccount(open, { approval: 'pending' });
  await tellWaiting(open);
  expect(await mailed()).toEqual([]);
  const { id: accountId } = await storeAccount(open, { approval: 'pending' });
  const file = { name: 'a.pdf', type: 'application/pdf', size: 1, bytes: Buffer.from('a') };
  await open.database.write
    .transaction()
    .execute((trx) => saveCertificate(trx, { accountId, ...file, uploadedAt: open.now() }));
  await tellWaiting(open);
  expect(await mailed()).toMatchObject([
    { text: expect.stringContaining('1 certificate, less than an hour old') },
  ]);
  await open.close();
});
