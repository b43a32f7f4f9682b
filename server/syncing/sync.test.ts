import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { protocol, type SyncReply, type SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { readServerState } from '../db/server-state.ts';
import { keepHouse } from '../housekeeping.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sync } from './sync.ts';
import { writeChanges } from './write.ts';

let services: TestServices;
let founder: Account;

beforeEach(async () => {
  services = await testServices();
  founder = await storeAccount(services);
});
afterEach(() => services.close());

function requestOf(given: Partial<SyncRequest> = {}): SyncRequest {
  return {
    protocol,
    epoch: '',
    userId: founder.id,
    clientId,
    ack: 0,
    mutations: [],
    cursors: {},
    ...given,
  };
}
const clientId = newId();
const create = (seq: number, draftId: string, id = newId()) => ({
  seq,
  id,
  name: 'createDraft',
  args: { draftId, currency: 'INR' },
});
const edit = (seq: number, draftId: string, to: string) => ({
  seq,
  id: newId(),
  name: 'editDraft',
  args: { draftId, field: 'title', from: '', to },
});
const push = (mutations: SyncRequest['mutations'], given: Partial<SyncRequest> = {}): Promise<SyncReply> =>
  sync(services, founder, requestOf({ mutations, ...given }));

async function fill(draftId: string, firstSeq: number): Promise<number> {
  const fields = {
    title: 'Monsoon Mills',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Pune',
    description: 'Cloth',
    totalRequired: '25 lakh',
    minInvestment: '50k',
  };
  const edits = Object.entries(fields).map(([field, to], at) => ({
    seq: firstSeq + at,
    id: newId(),
    name: 'editDraft',
    args: { draftId, field, from: '', to },
  }));
  await push(edits);
  return firstSeq + edits.length;
}
const submit = (seq: number, draftId: string, opportunityId = newId()) => ({
  seq,
  id: newId(),
  name: 'submitPitch',
  args: { draftId, opportunityId, accuracyConfirmed: true },
});

test('a repeated request has one effect and the same answer', async () => {
  const draftId = newId();
  const mutations = [create(1, draftId), edit(2, draftId, 'Tide')];
  const first = await push(mutations);
  const again = await push(mutations);
  expect(first.outcomes.map(({ result }) => result)).toEqual(['applied', 'applied']);
  expect(again.outcomes).toEqual(first.outcomes);
  expect((await readRow(services.database.read, 'drafts', draftId))?.title).toBe('Tide');
});

test('a mutation offered again by another client under the same id is answered with its first outcome', async () => {
  const draftId = newId();
  const sent = create(1, draftId);
  const [first] = (await push([sent])).outcomes;
  const [again] = (await push([sent], { clientId: newId() })).outcomes;
  expect(again).toEqual(first);
});

test('a gap in the sequence runs nothing and says where it begins', async () => {
  const draftId = newId();
  const reply = await push([create(2, draftId)]);
  expect(reply).toMatchObject({ gapAt: 1, outcomes: [] });
  expect(await readRow(services.database.read, 'drafts', draftId)).toBeUndefined();
});

test('a mutation the server refuses does not hold up the next, and asks for attention with its content', async () => {
  const draftId = newId();
  const bad = { seq: 1, id: newId(), name: 'createDraft', args: { draftId: 'no uuid', currency: 'INR' } };
  const reply = await push([bad, create(2, draftId)]);
  expect(reply.outcomes).toMatchObject([
    { result: 'refused', failure: { field: 'draftId' } },
    { result: 'applied' },
  ]);
  expect(reply.changes.find(({ table }) => table === 'attention')?.row).toMatchObject({
    id: bad.id,
    args: bad.args,
  });
});

test('a draft of somebody else is answered like one that does not exist', async () => {
  const draftId = newId();
  await push([create(1, draftId)]);
  const other = await storeAccount(services);
  const clientOfOther = newId();
  const ask = (id: string, seq: number) =>
    sync(
      services,
      other,
      requestOf({ userId: other.id, clientId: clientOfOther, mutations: [edit(seq, id, 'Mine now')] }),
    );
  const [foreign] = (await ask(draftId, 1)).outcomes;
  const [missing] = (await ask(newId(), 2)).outcomes;
  expect(foreign).toMatchObject({ result: 'refused', failure: { code: 'not-found' } });
  expect(missing).toMatchObject({ failure: (foreign as { failure: unknown }).failure });
  expect((await readRow(services.database.read, 'drafts', draftId))?.title).toBe('');
  const [overwritten] = (
    await sync(
      services,
      other,
      requestOf({ userId: other.id, clientId: clientOfOther, mutations: [create(3, draftId)] }),
    )
  ).outcomes;
  expect(overwritten?.result).toBe('refused');
  expect((await readRow(services.database.read, 'drafts', draftId))?.ownerId).toBe(founder.id);
});

test('nobody is shown the drafts of another, and a guest sees no deal that waits for review', async () => {
  const draftId = newId();
  await push([create(1, draftId)]);
  const seq = await fill(draftId, 2);
  await push([submit(seq, draftId)]);
  const other = await storeAccount(services);
  const guest = await sync(services, null, requestOf({ userId: null, clientId: newId() }));
  const stranger = await sync(services, other, requestOf({ userId: other.id, clientId: newId() }));
  const investor = await storeAccount(services, { userType: 'investor' });
  const shown = await sync(services, investor, requestOf({ userId: investor.id, clientId: newId() }));
  expect(guest.changes).toEqual([]);
  expect(stranger.changes.map(({ table }) => table)).toEqual(['accounts']);
  expect(shown.changes.map(({ table }) => table).toSorted()).toEqual([
    'accounts',
    'investorCards',
    'opportunities',
  ]);
});

test('an opportunity that leaves an audience is deleted for it, and stays for those who still see it', async () => {
  const draftId = newId();
  const opportunityId = newId();
  await push([create(1, draftId)]);
  await push([submit(await fill(draftId, 2), draftId, opportunityId)]);
  const investor = await storeAccount(services, { userType: 'investor' });
  const before = await sync(services, investor, requestOf({ userId: investor.id, clientId: newId() }));
  const founderBefore = await push([]);
  const row = await readRow(services.database.read, 'opportunities', opportunityId);
  if (!row) throw new Error('not submitted');
  await services.database.write
    .transaction()
    .execute((trx) =>
      writeChanges(
        trx,
        [{ table: 'opportunities', id: row.id, row: { ...row, status: 'declined' } }],
        services.now(),
      ),
    );
  const after = await sync(
    services,
    investor,
    requestOf({ userId: investor.id, clientId: newId(), cursors: before.cursors }),
  );
  const founderAfter = await push([], { cursors: founderBefore.cursors });
  expect(after.deletions).toEqual([{ table: 'opportunities', id: opportunityId }]);
  expect(founderAfter.changes).toMatchObject([{ id: opportunityId, row: { status: 'declined' } }]);
  expect(founderAfter.deletions).toEqual([]);
});

test('a first pull comes in whole pages whose cursors lead to the end', async () => {
  const testimonials = Array.from({ length: 1_500 }, (_, at) => {
    const id = newId();
    const row = {
      id,
      userType: 'investor' as const,
      rating: 5,
      content: `Good ${at}`,
      fullName: 'A',
      location: 'B',
      createdAt: services.now(),
    };
    return { table: 'testimonials' as const, id, row };
  });
  await services.database.write
    .transaction()
    .execute((trx) => writeChanges(trx, testimonials, services.now()));
  const first = await push([]);
  const second = await push([], { cursors: first.cursors });
  const third = await push([], { cursors: second.cursors });
  expect([first.more, second.more]).toEqual([true, false]);
  // Of 1,501, for whoever waits for it.
  expect([first.arrived, second.arrived]).toEqual([66, undefined]);
  expect(new Set([...first.changes, ...second.changes].map(({ id }) => id)).size).toBe(1_501);
  expect(third).toMatchObject({ changes: [], deletions: [], more: false, cursors: second.cursors });
});

test('another person than the session is answered 401 and gets nothing', async () => {
  const other = await storeAccount(services);
  await expect(sync(services, other, requestOf())).rejects.toMatchObject({ status: 401 });
  await expect(sync(services, null, requestOf())).rejects.toMatchObject({ status: 401 });
});

test('a client belongs to its first user', async () => {
  await push([create(1, newId())]);
  const other = await storeAccount(services);
  const stolen = sync(services, other, requestOf({ userId: other.id, mutations: [create(2, newId())] }));
  await expect(stolen).rejects.toMatchObject({ status: 409 });
});

test('a client of another epoch runs nothing and learns the new one', async () => {
  const draftId = newId();
  const reply = await push([create(1, draftId)], { epoch: 'another' });
  expect(reply).toMatchObject({ otherEpoch: true, outcomes: [], changes: [] });
  expect(await readRow(services.database.read, 'drafts', draftId)).toBeUndefined();
});

test('the eleventh pitch of a day waits with its reason until the first is a day old', async () => {
  let seq = 1;
  let last: SyncReply | undefined;
  for (let pitch = 0; pitch < 11; pitch += 1) {
    const draftId = newId();
    await push([create(seq, draftId)]);
    seq = await fill(draftId, seq + 1);
    last = await push([submit(seq, draftId)]);
    seq += 1;
  }
  const [outcome] = last?.outcomes ?? [];
  expect(outcome).toMatchObject({
    result: 'later',
    failure: { code: 'daily-limit' },
    retryAt: '2026-03-02T09:00:00.000Z',
  });
});

test('an investor cannot submit a pitch', async () => {
  const investor = await storeAccount(services, { userType: 'investor' });
  const draftId = newId();
  const mutations = [create(1, draftId), submit(2, draftId)];
  const reply = await sync(
    services,
    investor,
    requestOf({ userId: investor.id, clientId: newId(), mutations }),
  );
  expect(reply.outcomes[1]).toMatchObject({ result: 'refused', failure: { code: 'entrepreneurs-only' } });
});

test('a device that missed deletions which are forgotten reads everything anew', async () => {
  const draftId = newId();
  await push([create(1, draftId)]);
  const { cursors } = await push([]);
  await push([{ seq: 2, id: newId(), name: 'deleteDraft', args: { draftId } }]);
  services.moveClock(181 * 24 * 3600 * 1000);
  await keepHouse(services);
  services.moveClock(181 * 24 * 3600 * 1000);
  await keepHouse(services);
  expect(await readRow(services.database.read, 'drafts', draftId)).toBeUndefined();
  const { number } = await readServerState(services.database.read);
  const reply = await push([], { cursors });
  expect(reply.resyncFrom).toBe(number);
  expect(reply.changes.map(({ table }) => table)).toEqual(['accounts']);
  const next = await push([], { cursors: { public: 1 }, resyncFrom: number });
  expect(next.resyncFrom).toBeUndefined();
});

test('a person who left an audience reads everything anew', async () => {
  const reply = await push([], { cursors: { public: 1, investors: 1, [founder.id]: 1 } });
  expect(reply.resyncFrom).toBeDefined();
  expect(Object.keys(reply.cursors).toSorted()).toEqual([founder.id, 'public'].toSorted());
});
