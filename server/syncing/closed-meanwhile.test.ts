import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { askForDeletion } from '../accounts/deletion.ts';
import { readAll } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { act } from './act.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

// A body may arrive minutes after its session was looked at: on a slow network, or held back by whoever sends it.

let services: TestServices;
let founder: Account;
beforeEach(async () => {
  services = await testServices();
  founder = await storeAccount(services);
});
afterEach(() => services.close());

const disable = async () => {
  const row = { ...founder, disabledAt: services.now() };
  await services.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, [{ table: 'accounts', id: row.id, row }], services.now()));
};
const close = async () => {
  await askForDeletion(services, founder);
  services.moveClock(31 * 24 * 60 * 60 * 1000);
  await keepHouse(services);
};
const closings = [
  ['disabled', disable],
  ['to be deleted', () => askForDeletion(services, founder)],
  ['gone', close],
] as const;

const doing = { name: 'createDraft' as const, args: { draftId: newId(), currency: 'INR' } };
const refused = { status: 401, failure: { code: 'not-signed-in' } };
const drafts = () => readAll(services.database.read, 'drafts');

test.each(closings)(
  'what arrives for an account that is %s by then is not done, and its sender is to sign in',
  async (_, end) => {
    await end();
    const mutations = [{ seq: 1, id: newId(), ...doing }];
    const ids = { userId: founder.id, clientId: newId() };
    const request = { protocol, epoch: '', ack: 0, cursors: {}, mutations, ...ids };
    await expect(sync(services, founder, request)).rejects.toMatchObject(refused);
    expect(await drafts()).toEqual([]);
    expect(await services.database.read.selectFrom('clients').selectAll().execute()).toEqual([]);
  },
);

test.each(closings)('nor is what an endpoint does for an account that is %s by then', async (_, end) => {
  await end();
  await expect(act(services, founder, { doings: [doing], from: null })).rejects.toMatchObject(refused);
  expect(await drafts()).toEqual([]);
});
