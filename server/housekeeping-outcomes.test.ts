import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SentMutation, type SyncReply } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { keepHouse } from './housekeeping.ts';
import { sync } from './syncing/sync.ts';
import { storeAccount } from './testing/accounts.ts';
import { type TestServices, testServices } from './testing/services.ts';

const day = 24 * 60 * 60 * 1000;
const clientId = newId();
let services: TestServices;
let founder: Account;
beforeEach(async () => {
  services = await testServices();
  founder = await storeAccount(services, { phoneVerified: false });
});
afterEach(() => services.close());

const held = (seq: number): SentMutation => {
  return { seq, id: newId(), name: 'editPerson', args: { from: { bio: '' }, to: { bio: 'Weaver' } } };
};
const taken = (seq: number): SentMutation => {
  return { seq, id: newId(), name: 'createDraft', args: { draftId: newId(), currency: 'INR' } };
};
const push = (mutations: SentMutation[], ack: number): Promise<SyncReply> =>
  sync(services, founder, {
    protocol,
    epoch: '',
    userId: founder.id,
    clientId,
    ack,
    mutations,
    cursors: {},
  });
async function left(): Promise<number[]> {
  const rows = await services.database.read.selectFrom('outcomes').select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
}

test('that work was put off is forgotten a day after its device has heard it, what was decided is not', async () => {
  await push([held(1), taken(2), held(3)], 0);
  await push([held(4)], 2);
  services.moveClock(day);
  await push([held(5)], 3);
  await keepHouse(services);
  expect(await left()).toEqual([1, 2, 3, 4, 5]);
  services.moveClock(1);
  await keepHouse(services);
  expect(await left()).toEqual([2, 4, 5]);
});

test('who counts again from a seq of which that was forgotten is told of a gap, and does not wait for ever', async () => {
  await push([held(1)], 0);
  await push([taken(2)], 1);
  services.moveClock(day + 1);
  await keepHouse(services);
  expect(await left()).toEqual([2]);
  expect(await push([taken(1)], 0)).toMatchObject({ outcomes: [], gapAt: 3 });
});

test('what was refused a guest is forgotten after 30 days, with the device of which nothing else is known', async () => {
  const asked = { protocol, epoch: '', userId: null, ack: 0, cursors: {} };
  const refused = { name: 'nothing that is known', args: null };
  const message = { name: 'Tara', email: 'tara@people.example', subject: 'Looms', message: 'Do they run?' };
  const [stranger, writer] = [newId(), newId()];
  const first = { seq: 1, id: newId(), ...refused };
  await sync(services, null, { ...asked, clientId: stranger, mutations: [first] });
  const sent = { seq: 1, id: newId(), name: 'sendHelpMessage', args: message };
  await sync(services, null, {
    ...asked,
    clientId: writer,
    mutations: [sent, { seq: 2, id: newId(), ...refused }],
  });
  await push([{ seq: 1, id: newId(), ...refused }], 0);
  const clients = async () =>
    (await services.database.read.selectFrom('clients').select('clientId').execute()).length;
  services.moveClock(30 * day);
  await keepHouse(services);
  expect([await left(), await clients()]).toEqual([[1, 1, 1, 2], 3]);
  services.moveClock(1);
  await keepHouse(services);
  expect([await left(), await clients()]).toEqual([[1, 1], 2]);
  const again = await sync(services, null, {
    ...asked,
    clientId: stranger,
    mutations: [{ seq: 2, id: newId(), ...refused }],
  });
  expect(again).toMatchObject({ outcomes: [], gapAt: 1 });
});

test('what a guest’s work did is forgotten after five years, heard of or not; a person’s stays until it was heard', async () => {
  const message = { name: 'Tara', email: 'tara@people.example', subject: 'Looms', message: 'Do they run?' };
  const sent = { seq: 1, id: newId(), name: 'sendHelpMessage', args: message };
  const asked = { protocol, epoch: '', userId: null, clientId: newId(), ack: 0, cursors: {} };
  await sync(services, null, { ...asked, mutations: [sent] });
  await push([taken(1)], 0);
  services.moveClock(5 * 365 * day);
  await keepHouse(services);
  expect(await left()).toEqual([1, 1]);
  services.moveClock(1);
  await keepHouse(services);
  expect(await left()).toEqual([1]);
  expect(await services.database.read.selectFrom('clients').select('userId').execute()).toHaveLength(1);
  expect(await push([taken(2)], 1)).toMatchObject({ outcomes: [{ result: 'applied' }] });
});

test('a guest’s work that was put off is not forgotten sooner', async () => {
  const asked = { protocol, epoch: '', userId: null, clientId: newId(), ack: 0, cursors: {} };
  const message = { name: 'Tara', email: 'tara@people.example', subject: 'Looms', message: 'Do they run?' };
  const mutations = Array.from({ length: 6 }, (_, at) => {
    return { seq: at + 1, id: newId(), name: 'sendHelpMessage', args: message };
  });
  const { outcomes } = await sync(services, null, { ...asked, mutations }, { from: '127.0.0.1' });
  expect(outcomes.at(-1)).toMatchObject({ result: 'later' });
  services.moveClock(day + 1);
  await keepHouse(services);
  expect(await left()).toHaveLength(6);
});
