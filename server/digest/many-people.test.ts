import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { usualPreferences } from '#sync/records/preferences.ts';
import { takeOverEmail } from '../accounts/contact.ts';
import { openDatabase } from '../db/connection.ts';
import { dropExpired } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { notify } from '../notify.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sendDigests } from './send-digests.ts';
import { waitingFor } from './waiting.ts';

const hour = 60 * 60 * 1000;
const untilEight = 17.5 * hour;
let services: TestServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.close());

/** People who want one mail a day and were told something. */
async function told(count: number): Promise<string[]> {
  const people: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const founder = await storeAccount(services);
    const { id } = await storeAccount(services, { fullName: `Person ${at}` });
    const now = services.now();
    await services.database.write.transaction().execute(async (trx) => {
      const row = { ...usualPreferences(id, now), pace: 'daily' as const };
      await writeChanges(trx, [{ table: 'preferences', id, row }], now);
      const deal = newDeal(founder.id, now);
      await writeChanges(trx, [{ table: 'opportunities', id: deal.id, row: deal }], now);
      await notify(trx, { accountId: id, event: 'pitch-approved', aboutId: deal.id, what: deal.title }, now);
    });
    people.push(id);
  }
  return people;
}

function newDeal(founderId: string, now: string) {
  return {
    id: newId(),
    founderId,
    founderName: 'Zoya Merchant',
    title: 'Lantern Looms',
    description: 'Looms that run on rain.',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    currency: 'INR',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    raisedAmount: 0,
    highlights: [],
    status: 'active' as const,
    createdAt: now,
    updatedAt: now,
  };
}

const sent = async () =>
  (await services.database.read.selectFrom('messages').select('recipient').execute()).length;

const take = (id: string, email: string) =>
  services.database.write.transaction().execute(async (trx) => {
    const account = await readRow(trx, 'accounts', id);
    if (account) await takeOverEmail(trx, services, account, email);
  });

/** To whom daily mails wait to be sent. */
async function waiting(): Promise<string[]> {
  const mails = await services.database.read
    .selectFrom('messages')
    .select('recipient')
    .where('sentAt', 'is', null)
    .where('unsubscribeUrl', 'is not', null)
    .execute();
  return mails.map(({ recipient }) => recipient);
}

test('a fault with one person is written down, and keeps nobody else from their mail nor them from the next try', async () => {
  const [first] = (await told(3)).sort();
  services.moveClock(untilEight);
  const lines: string[] = [];
  let calls = 0;
  const publicUrl = () => {
    calls += 1;
    if (calls === 1) throw new Error('No address');
    return 'http://pankh.example';
  };
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await sendDigests({ ...services, publicUrl, log });
  expect(await sent()).toBe(2);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { accountId: first, err: { message: 'No address' } },
  ]);
  await sendDigests(services);
  expect(await sent()).toBe(3);
});

test('others are answered between one person and the next', async () => {
  await told(3);
  services.moveClock(untilEight);
  const seen = new Set<number>();
  const run = sendDigests(services);
  for (let turns = 0; turns < 10; turns += 1) {
    await turn();
    seen.add(await sent());
  }
  await run;
  expect([...seen]).toEqual(expect.arrayContaining([1, 2]));
});

test('whoever has nothing newer than what they were told is not looked through row by row', async () => {
  const [id = ''] = await told(1);
  const preferences = usualPreferences(id, services.now());
  const looked = async (since: string | null) =>
    (await queryPlans(services.database.read, (db) => waitingFor(db, preferences, since)))
      .flat()
      .filter((step) => step.includes('opportunities'));
  expect(await looked(null)).not.toEqual([]);
  expect(await looked(services.now())).not.toEqual([]);
  expect(await looked('2026-03-02T02:30:00.000Z')).toEqual([]);
});

test('all mails of a day lapse in one step, and all that they told is told in the next', async () => {
  await told(5);
  services.moveClock(untilEight);
  await sendDigests(services);
  expect(await waiting()).toHaveLength(5);
  services.moveClock(24 * hour);
  const plans = await queryPlans(services.database.write, (write) =>
    dropExpired({ ...services.database, write }, services.now()),
  );
  expect(plans.map((plan) => plan.filter((step) => step.includes('messages')))).toEqual([
    [expect.stringContaining('USING INDEX messagesToSend')],
    [expect.stringContaining('USING INDEX messagesToSend')],
  ]);
  expect(await waiting()).toEqual([]);
  await sendDigests(services);
  expect(await waiting()).toHaveLength(5);
});

test('where nothing has lapsed nobody waits for it, and what has is looked for by an index', async () => {
  await told(1);
  services.moveClock(untilEight);
  await sendDigests(services);
  const other = await openDatabase(services.database.path);
  await other.write.transaction().execute(async () => {
    await dropExpired(services.database, services.now());
  });
  await other.close();
  const plans = await queryPlans(services.database.read, (read) =>
    dropExpired({ ...services.database, read }, services.now()),
  );
  expect(plans).toEqual([[expect.stringContaining('USING INDEX messagesToSend')]]);
});

test('whoever changed their email meanwhile is told, and nobody who has the old one now', async () => {
  const [first = '', second = ''] = await told(2);
  services.moveClock(untilEight);
  await sendDigests(services);
  const old = `${first}@people.example`;
  // The mail to the second has left, that to the first has not.
  await services.database.write
    .updateTable('messages')
    .set({ sentAt: services.now() })
    .where('recipient', '!=', old)
    .execute();
  await take(first, 'new@people.example');
  await take(second, old);
  services.moveClock(24 * hour);
  await sendDigests(services);
  expect(await waiting()).toEqual(['new@people.example']);
});
