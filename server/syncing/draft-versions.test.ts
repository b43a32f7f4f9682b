import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { ArgsOf, MutationName } from '#sync/mutations/all.ts';
import { protocol, type SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { addRows, readAll } from '../db/records.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

const minutes = 60 * 1000;
const days = 24 * 60 * minutes;
let services: TestServices;
let founder: Account;
beforeEach(async () => {
  services = await testServices();
  founder = await storeAccount(services);
});
afterEach(() => services.close());

test('of a draft in which two devices write in turn, the 50 newest versions are kept at any time, and devices are told of those that go', async () => {
  const [phone, laptop] = [clientOf(founder), clientOf(founder)];
  const { draftId } = await draftWithVersions(phone, 1);
  const quiet = await draftWithVersions(phone, 1);
  const { cursors } = await sync(services, founder, requestOf({}));
  const versions = await readAll(services.database.read, 'draftVersions');
  const oldest = versions.find((version) => version.draftId === draftId)?.id;
  let from = 'title 102';
  for (let nth = 1; nth <= 50; nth += 1) {
    const to = `title ${102 + nth}`;
    const { outcomes } = await (nth % 2 ? laptop : phone)('editDraft', { draftId, field: 'title', from, to });
    expect(outcomes).toMatchObject([{ result: 'applied' }]);
    from = to;
  }
  const after = await readAll(services.database.read, 'draftVersions');
  const titles = after.filter((version) => version.draftId === draftId).map(({ title }) => title);
  expect(titles.sort()).toEqual(Array.from({ length: 50 }, (_, at) => `title ${at + 102}`).sort());
  expect(after.filter((version) => version.draftId === quiet.draftId)).toHaveLength(1);
  const { deletions } = await sync(services, founder, requestOf({ cursors }));
  expect(deletions).toEqual([{ table: 'draftVersions', id: oldest }]);
});

test('of all drafts of a person the 1,000 newest versions are kept, however many drafts there are', async () => {
  const send = clientOf(founder);
  await draftWithVersions(send, 1);
  const [version] = await readAll(services.database.read, 'draftVersions');
  if (!version) throw new Error('No version');
  const more = Array.from({ length: 999 }, () => ({ ...version, id: newId(), at: services.now() }));
  await services.database.write.transaction().execute((trx) => addRows(trx, 'draftVersions', more));
  const other = await draftWithVersions(send, 1);
  const after = await readAll(services.database.read, 'draftVersions');
  expect(after).toHaveLength(1_000);
  expect(after.map(({ id }) => id)).not.toContain(version.id);
  expect(after.filter(({ draftId }) => draftId === other.draftId)).toHaveLength(1);
});

test('of more versions of a draft than 50, as a server of before has kept them, the newest stay', async () => {
  const send = clientOf(founder);
  const { draftId } = await draftWithVersions(send, 50);
  const quiet = await draftWithVersions(send, 1);
  const [version] = await readAll(services.database.read, 'draftVersions');
  if (!version) throw new Error('No version');
  const old = [98, 99, 100].map((nth) => {
    return { ...version, id: newId(), title: `title ${nth}`, at: '2026-02-28T09:00:00.000Z' };
  });
  const stored = old.map((row) => ({ table: 'draftVersions' as const, id: row.id, row }));
  await services.database.write.transaction().execute((trx) => writeChanges(trx, stored, services.now()));
  const { cursors } = await sync(services, founder, requestOf({}));
  const before = await readAll(services.database.read, 'draftVersions');
  await keepHouse(services);
  const after = await readAll(services.database.read, 'draftVersions');
  const titles = after.filter((version) => version.draftId === draftId).map(({ title }) => title);
  expect(titles.sort()).toEqual(Array.from({ length: 50 }, (_, at) => `title ${at + 101}`).sort());
  expect(after.filter((version) => version.draftId === quiet.draftId)).toHaveLength(1);
  const { deletions } = await sync(services, founder, requestOf({ cursors }));
  const gone = before.filter(({ id }) => !after.some((version) => version.id === id));
  expect(deletions.map(({ id }) => id).sort()).toEqual(gone.map(({ id }) => id).sort());
  expect(gone).toHaveLength(3);
});

test('no version is kept for longer than 180 days, nor longer than its draft', async () => {
  const send = clientOf(founder);
  const { draftId } = await draftWithVersions(send, 2);
  services.moveClock(179 * days);
  const deleted = await draftWithVersions(send, 2);
  await send('deleteDraft', { draftId: deleted.draftId });
  services.moveClock(2 * days);
  await keepHouse(services);
  const left = await readAll(services.database.read, 'draftVersions');
  expect([...new Set(left.map((version) => version.draftId))]).toEqual([deleted.draftId]);
  services.moveClock(180 * days);
  await keepHouse(services);
  expect(await readAll(services.database.read, 'draftVersions')).toEqual([]);
  expect((await readAll(services.database.read, 'drafts')).map(({ id }) => id)).toEqual([draftId]);
});

test("nobody goes back to, or is shown, a version of somebody else's draft", async () => {
  await draftWithVersions(clientOf(founder), 1);
  const [version] = await readAll(services.database.read, 'draftVersions');
  const other = await storeAccount(services);
  const send = clientOf(other);
  const { draftId } = await draftWithVersions(send, 0);
  const { outcomes } = await send('restoreVersion', { draftId, versionId: version?.id ?? '' });
  expect(outcomes).toMatchObject([{ result: 'refused', failure: { code: 'not-found' } }]);
  const shown = await sync(services, other, requestOf({ userId: other.id, clientId: newId() }));
  expect(shown.changes.filter(({ table }) => table === 'draftVersions')).toEqual([]);
});

test('a mutation as it was sent a year ago, with whole texts as seen, still settles a clash', async () => {
  const draftId = newId();
  const phone = clientOf(founder);
  const laptop = clientOf(founder);
  await phone('createDraft', { draftId, currency: 'INR' });
  await phone('editDraft', { draftId, field: 'title', from: '', to: 'Rain Mills' });
  await laptop('editDraft', { draftId, field: 'title', from: '', to: 'Cloud Mills' });
  const seen = ['Rain Mills', 'Cloud Mills'];
  await laptop('resolveConflict', { draftId, field: 'title', value: 'Cloud Mills', seen });
  const drafts = await readAll(services.database.read, 'drafts');
  expect(drafts).toMatchObject([{ title: 'Cloud Mills', conflicts: [] }]);
});

type Send = ReturnType<typeof clientOf>;

/** A device of a person that sends one mutation at a time, made by the server's clock. */
function clientOf(account: Account) {
  const clientId = newId();
  let seq = 0;
  return <Name extends MutationName>(name: Name, args: ArgsOf<Name>) => {
    seq += 1;
    const id = newId(Date.parse(services.now()));
    const mutations = [{ seq, id, name, args }];
    return sync(services, account, requestOf({ userId: account.id, clientId, mutations }));
  };
}

async function draftWithVersions(send: Send, versions: number): Promise<{ draftId: string }> {
  const draftId = newId();
  await send('createDraft', { draftId, currency: 'INR' });
  let from = '';
  for (let sitting = 0; sitting <= versions; sitting += 1) {
    const to = `title ${sitting + 101}`;
    await send('editDraft', { draftId, field: 'title', from, to });
    services.moveClock(11 * minutes);
    from = to;
  }
  return { draftId };
}

function requestOf(given: Partial<SyncRequest>): SyncRequest {
  const clientId = newId();
  return { protocol, epoch: '', userId: founder.id, clientId, ack: 0, mutations: [], cursors: {}, ...given };
}
