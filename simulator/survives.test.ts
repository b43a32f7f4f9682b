import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll, readRow } from '#server/db/records.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { writeChanges } from '#server/syncing/write.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { newId } from '#sync/ids.ts';
import { limits, type SyncRequest } from '#sync/protocol.ts';
import {
  type FoundersWorld,
  foundersWorld,
  pitch,
  submission,
  twoDevices,
  writePitch,
} from './founders-world.ts';

// What needs neither a browser nor a process of its own of what the design says sync must survive. The rest: e2e/survives.

const day = 24 * 60 * 60 * 1000;
let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

const titleOf = (draftId: string) =>
  readRow(world.services.database.read, 'drafts', draftId).then((draft) => draft?.title);

test('answers that are lost, doubled or late change nothing twice and lose nothing', async () => {
  const { founder, ask, services } = world;
  const { phone, draftId } = await twoDevices(world);
  await phone.mutate('addHighlight', { draftId, highlightId: newId(), text: 'Three mills signed' });
  let lost: SyncRequest | undefined;
  await phone.syncWith(async (request) => {
    lost = structuredClone(request);
    await ask(founder, request);
    throw new OfflineError();
  });
  if (!lost) throw new Error('Nothing was sent');
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Rain Mills' });
  const late = await ask(founder, lost);
  await phone.sync();
  await phone.syncWith(async () => late);
  await phone.sync();
  expect(await readRow(services.database.read, 'drafts', draftId)).toMatchObject({
    title: 'Rain Mills',
    highlights: [{ text: 'Three mills signed' }],
  });
  expect((await phone.everything()).drafts).toEqual(await readAll(services.database.read, 'drafts'));
  expect(await phone.db.outbox.count()).toBe(0);
});

test('an answer cut between its pages goes on where it was cut', async () => {
  const { founder, ask, services, deviceOf } = world;
  await storeArticles(limits.rows + 5);
  const device = deviceOf(founder);
  let pages = 0;
  const cutAfterTheFirst = async (request: SyncRequest) => {
    pages += 1;
    if (pages === 2) throw new OfflineError();
    return ask(founder, request);
  };
  expect(await device.syncWith(cutAfterTheFirst)).toMatchObject({ end: 'failed' });
  const held = (await device.everything()).articles?.length ?? 0;
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(limits.rows + 5);
  const asked: SyncRequest[] = [];
  await device.syncWith(async (request) => {
    asked.push(request);
    return ask(founder, request);
  });
  expect(asked[0]?.cursors.public).toBeGreaterThan(0);
  expect((await device.everything()).articles).toHaveLength(
    (await readAll(services.database.read, 'articles')).length,
  );
});

test.each([30, 200])(
  'a device that was away for %i days sends what it has and sees what became of the rest',
  async (days) => {
    const { services } = world;
    const { phone, laptop, draftId } = await twoDevices(world);
    const gone = await writePitch(laptop);
    await laptop.sync();
    await phone.sync();
    await phone.mutate('editDraft', {
      draftId,
      field: 'title',
      from: 'Monsoon Mills',
      to: 'Written on a ship',
    });
    await laptop.mutate('deleteDraft', { draftId: gone });
    await laptop.sync();
    services.moveClock(days * day);
    await keepHouse(services);
    services.moveClock(days * day);
    await keepHouse(services);
    expect(await phone.sync()).toEqual({ end: 'done' });
    expect(await titleOf(draftId)).toBe('Written on a ship');
    expect((await phone.everything()).drafts).toEqual(await readAll(services.database.read, 'drafts'));
    expect(await phone.row('drafts', gone)).toEqual(await readRow(services.database.read, 'drafts', gone));
  },
);

test('work of an older version that this one has no name for is told of with its words, and the rest goes on', async () => {
  const { phone, draftId } = await twoDevices(world);
  const old = { id: newId(), name: 'renamedSince', args: { draftId, words: 'From last year' } };
  await phone.db.outbox.add({
    ...old,
    order: 1,
    touches: [],
    doneAt: '2025-01-01T00:00:00.000Z',
    state: 'waiting',
  });
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'After it' });
  expect(await phone.sync()).toEqual({ end: 'done' });
  expect(await titleOf(draftId)).toBe('After it');
  expect(await readAll(world.services.database.read, 'attention')).toMatchObject([
    { code: 'unknown-mutation', args: { words: 'From last year' } },
  ]);
});

test('a refusal, a throwing and an oversized mutation in the middle take only themselves along', async () => {
  const { services } = world;
  const { phone, draftId } = await twoDevices(world);
  await sql`create trigger unwritable before update on drafts when new.stage = 'unwritable'
    begin select raise(abort, 'unwritable'); end`.execute(services.database.write);
  const edit = (from: string, to: string) => phone.mutate('editDraft', { draftId, field: 'title', from, to });
  await phone.mutate('editDraft', { draftId, field: 'location', from: 'Pune', to: 'Nashik' });
  await enqueueRaw(phone, 'deleteDraft', { draftId: newId() });
  await enqueueRaw(phone, 'editDraft', { draftId, field: 'stage', from: 'Seed', to: 'unwritable' });
  await enqueueRaw(phone, 'editDraft', {
    draftId,
    field: 'title',
    from: '',
    to: 'x'.repeat(limits.argsBytes),
  });
  await edit('Monsoon Mills', 'Behind them');
  expect(await phone.sync()).toEqual({ end: 'done' });
  expect(await readRow(services.database.read, 'drafts', draftId)).toMatchObject({
    title: 'Behind them',
    location: 'Nashik',
    stage: 'Seed',
  });
  const told = (await readAll(services.database.read, 'attention')).map(({ code }) => code);
  expect(told.sort()).toEqual(['internal', 'not-found', 'too-large']);
  expect(await phone.db.outbox.count()).toBe(0);
  await expect(edit('Behind them', 'x'.repeat(limits.argsBytes))).rejects.toThrow(RefusedError);
});

test('verification gained shows what it opens, and lost takes it off the device again', async () => {
  const { services, deviceOf } = world;
  const { phone, draftId } = await twoDevices(world);
  await phone.mutate('submitPitch', submission(draftId));
  await phone.sync();
  const investor = await storeAccount(services, { userType: 'investor', phoneVerified: false });
  const device = deviceOf(investor);
  for (const [phoneVerified, deals] of [
    [false, 0],
    [true, 1],
    [false, 0],
  ] as const) {
    Object.assign(investor, { phoneVerified });
    const change = { table: 'accounts' as const, id: investor.id, row: { ...investor } };
    await services.database.write.transaction().execute((trx) => writeChanges(trx, [change], services.now()));
    await device.sync();
    expect((await device.everything()).opportunities).toHaveLength(deals);
  }
});

test('a server that answers 503 for days is asked again and loses nothing', async () => {
  const { services, founder, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  const busy = new ApiError(503, '', 'Unavailable', '120');
  for (let days = 0; days < 5; days += 1) {
    expect(await device.syncWith(() => Promise.reject(busy))).toEqual({
      end: 'failed',
      why: 'server',
      retryAfter: 120,
    });
    services.moveClock(day);
  }
  expect(await device.sync()).toEqual({ end: 'done' });
  expect(await readRow(services.database.read, 'drafts', draftId)).toMatchObject(pitch);
});

test('a session that ends between two requests of a queue keeps the rest, which is sent once after signing in', async () => {
  const { founder, ask, services, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const drafts = Array.from({ length: 2 * limits.mutations + 10 }, () => newId());
  for (const draftId of drafts) await device.mutate('createDraft', { draftId, currency: 'INR' });
  let requests = 0;
  const ended = await device.syncWith(async (request) => {
    requests += 1;
    if (requests > 1) throw new ApiError(401, '', 'Unauthorized', null);
    return ask(founder, request);
  });
  expect(ended).toEqual({ end: 'sign-in' });
  expect(await device.db.outbox.where('state').anyOf('waiting', 'frozen').count()).toBe(
    limits.mutations + 10,
  );
  expect(await device.sync()).toEqual({ end: 'done' });
  expect(await device.db.outbox.count()).toBe(0);
  const there = await readAll(services.database.read, 'drafts');
  expect(there.map(({ id }) => id).sort()).toEqual([...drafts].sort());
});

test('5,000 queued changes are sent in order, a batch at a time, and nothing of them stays', async () => {
  const { founder, ask, services, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  const before = await device.db.outbox.count();
  const last = (await device.db.outbox.orderBy('order').last())?.order ?? 0;
  await device.db.outbox.bulkAdd(
    Array.from({ length: 5_000 - before }, (_, at) => ({
      id: newId(),
      order: last + 1 + at,
      name: 'editDraft',
      args: {
        draftId,
        field: 'title',
        from: at === 0 ? 'Monsoon Mills' : `Title ${at - 1}`,
        to: `Title ${at}`,
      },
      touches: [`drafts/${draftId}`],
      doneAt: services.now(),
      state: 'waiting' as const,
    })),
  );
  let requests = 0;
  const end = await device.syncWith(async (request) => {
    requests += 1;
    return ask(founder, request);
  });
  expect(end).toEqual({ end: 'done' });
  expect(requests).toBeLessThanOrEqual(5_000 / limits.mutations + 2);
  expect(await titleOf(draftId)).toBe(`Title ${4_999 - before}`);
  expect(await device.db.outbox.count()).toBe(0);
}, 60_000);

/** As an outbox may hold it that another version, or a fault, has left. */
async function enqueueRaw(
  device: Awaited<ReturnType<typeof twoDevices>>['phone'],
  name: string,
  args: unknown,
) {
  const order = ((await device.db.outbox.orderBy('order').last())?.order ?? 0) + 1;
  const doneAt = new Date().toISOString();
  await device.db.outbox.add({ id: newId(), order, name, args, touches: [], doneAt, state: 'waiting' });
}

async function storeArticles(count: number): Promise<void> {
  const { database, now } = world.services;
  const changes = Array.from({ length: count }, () => {
    const id = newId();
    const words = {
      title: 'Rain',
      summary: 'It rained.',
      body: 'It rained on Pune.',
      source: 'Pankh',
      tags: [],
    };
    return {
      table: 'articles' as const,
      id,
      row: { id, kind: 'news' as const, ...words, publishedAt: now() },
    };
  });
  await database.write.transaction().execute((trx) => writeChanges(trx, changes, now()));
}
