import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupDatabase } from '#server/db/backup.ts';
import { openDatabase } from '#server/db/connection.ts';
import { readAll, readRow } from '#server/db/records.ts';
import { beginEpoch } from '#server/db/server-state.ts';
import type { Services } from '#server/services.ts';
import { sync } from '#server/syncing/sync.ts';
import { storeAccount } from '#server/testing/accounts.ts';
import { type TestServices, testServices } from '#server/testing/services.ts';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { prepareRequest } from '#src/data/prepare-request.ts';
import { newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { createDevice, type Device } from './device.ts';

let services: TestServices;
let founder: Account;
beforeEach(async () => {
  services = await testServices();
  founder = await storeAccount(services);
});
afterEach(() => services.close());

const clock = () => Date.parse(services.now());
function deviceOf(account: Account | null, world: Services = services, now = clock): Device {
  return createDevice(
    account?.id ?? 'guest',
    async (request) => ({ value: await sync(world, account, structuredClone(request)), serverNow: clock() }),
    now,
  );
}

const pitch = {
  title: 'Monsoon Mills',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Pune',
  description: 'Looms that run on rain.',
  totalRequired: '25 lakh',
  minInvestment: '50,000',
} as const;

async function writePitch(device: Device): Promise<string> {
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  for (const field of Object.keys(pitch) as (keyof typeof pitch)[]) {
    // the keys of this very object
    await device.mutate('editDraft', { draftId, field, from: '', to: pitch[field] });
  }
  return draftId;
}

const submission = (draftId: string, opportunityId = newId()) =>
  ({ draftId, opportunityId, accuracyConfirmed: true }) as const;

test('what is typed into a field becomes one entry of the outbox', async () => {
  const device = deviceOf(founder);
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  for (const [from, to] of [
    ['', 'M'],
    ['M', 'Mo'],
    ['Mo', 'Mon'],
  ] as const) {
    await device.mutate('editDraft', { draftId, field: 'title', from, to });
  }
  expect((await device.db.outbox.toArray()).map(({ name, args }) => [name, args])).toMatchObject([
    ['createDraft', {}],
    ['editDraft', { from: '', to: 'Mon' }],
  ]);
});

test('what was handed to the network is not touched again by further typing', async () => {
  const device = deviceOf(founder);
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  await device.mutate('editDraft', { draftId, field: 'title', from: '', to: 'Mon' });
  await prepareRequest(device.db, clock());
  await device.mutate('editDraft', { draftId, field: 'title', from: 'Mon', to: 'Monsoon' });
  expect((await device.db.outbox.toArray()).map(({ state, args }) => [state, args])).toMatchObject([
    ['frozen', {}],
    ['frozen', { to: 'Mon' }],
    ['waiting', { from: 'Mon', to: 'Monsoon' }],
  ]);
  await device.sync();
  expect((await readRow(services.database.read, 'drafts', draftId))?.title).toBe('Monsoon');
});

test('a pitch is an opportunity on the screen before the server has heard of it, and once after', async () => {
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  const opportunityId = newId();
  await device.mutate('submitPitch', submission(draftId, opportunityId));
  expect(await device.row('opportunities', opportunityId)).toMatchObject({
    title: 'Monsoon Mills',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
  });
  await device.sync();
  expect(await readAll(services.database.read, 'opportunities')).toEqual([
    await device.row('opportunities', opportunityId),
  ]);
});

test('when two devices submit one draft the first wins, and the other asks for attention with the reason', async () => {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  await phone.mutate('submitPitch', submission(draftId));
  await laptop.mutate('submitPitch', submission(draftId));
  await phone.sync();
  await laptop.sync();
  await phone.sync();
  for (const device of [phone, laptop]) {
    const { attention, opportunities } = await device.everything();
    expect(opportunities).toHaveLength(1);
    expect(attention).toMatchObject([{ name: 'submitPitch', code: 'already-submitted', resolution: null }]);
    expect(await device.db.outbox.count()).toBe(0);
  }
});

test('when two devices write the same words both versions are kept, until the person chooses', async () => {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Rain Mills' });
  await laptop.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Cloud Mills' });
  await phone.sync();
  await laptop.sync();
  await phone.sync();
  expect(await phone.row('drafts', draftId)).toMatchObject({
    title: 'Rain Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Cloud Mills' }] }],
  });
  await phone.mutate('resolveConflict', {
    draftId,
    field: 'title',
    value: 'Rain and Cloud Mills',
    seen: ['Rain Mills', 'Cloud Mills'],
  });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({ title: 'Rain and Cloud Mills', conflicts: [] });
});

test('words written elsewhere that a person did not see when they chose stay to be chosen from', async () => {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Rain Mills' });
  await laptop.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Cloud Mills' });
  await phone.sync();
  await laptop.sync();
  await phone.sync();
  await laptop.mutate('editDraft', {
    draftId,
    field: 'title',
    from: 'Rain Mills',
    to: 'Rain and forty new words',
  });
  await laptop.sync();
  await phone.mutate('resolveConflict', {
    draftId,
    field: 'title',
    value: 'Cloud Mills',
    seen: ['Rain Mills', 'Cloud Mills'],
  });
  await phone.sync();
  await laptop.sync();
  expect(await laptop.row('drafts', draftId)).toMatchObject({
    title: 'Cloud Mills',
    conflicts: [{ field: 'title', values: [{ value: 'Rain and forty new words' }] }],
  });
});

test('who writes on after a clash has one version beside the other, not one for every pause', async () => {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  await phone.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Rain Mills' });
  await phone.sync();
  for (const [from, to] of [
    ['Monsoon Mills', 'C'],
    ['C', 'Clo'],
    ['Clo', 'Cloud'],
  ] as const) {
    await laptop.mutate('editDraft', { draftId, field: 'title', from, to });
    await laptop.sync();
  }
  expect((await laptop.row('drafts', draftId))?.conflicts).toMatchObject([
    { field: 'title', values: [{ value: 'Cloud' }] },
  ]);
});

test('a device that was copied, and counts again from where it was, loses nothing', async () => {
  const device = deviceOf(founder);
  await device.sync();
  const before = await device.db.meta.get('meta');
  await device.mutate('createDraft', { draftId: newId(), currency: 'INR' });
  await device.sync();
  if (before) await device.db.meta.put(before);
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  expect(await device.sync()).toEqual({ end: 'done' });
  expect(await readRow(services.database.read, 'drafts', draftId)).toBeDefined();
  expect(await device.db.outbox.count()).toBe(0);
});

test('an edit made elsewhere brings a deleted draft back whole', async () => {
  const phone = deviceOf(founder);
  const laptop = deviceOf(founder);
  await phone.sync();
  const draftId = await writePitch(phone);
  await phone.sync();
  await laptop.sync();
  await phone.mutate('deleteDraft', { draftId });
  await laptop.mutate('editDraft', { draftId, field: 'location', from: 'Pune', to: 'Nashik' });
  await phone.sync();
  await laptop.sync();
  await phone.sync();
  expect(await phone.row('drafts', draftId)).toMatchObject({ ...pitch, location: 'Nashik', deletedAt: null });
});

test('work beyond a limit waits with its reason, and goes by itself once the limit allows', async () => {
  const slowClock = () => clock() - 10 * 365 * 24 * 3600 * 1000;
  const device = deviceOf(founder, services, slowClock);
  await device.sync();
  for (let at = 0; at < 11; at += 1) await device.mutate('submitPitch', submission(await writePitch(device)));
  expect((await device.sync()).end).toBe('done');
  const [waiting, ...others] = await device.db.outbox.toArray();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ state: 'waiting', failure: { code: 'daily-limit' } });
  expect(await readAll(services.database.read, 'opportunities')).toHaveLength(10);
  services.moveClock(25 * 3600 * 1000);
  await device.sync();
  expect(await readAll(services.database.read, 'opportunities')).toHaveLength(11);
  expect(await device.db.outbox.count()).toBe(0);
});

test('after the server was restored from a backup, what it has lost is offered again, once', async () => {
  const device = deviceOf(founder);
  await device.sync();
  const early = await writePitch(device);
  await device.sync();
  const folder = mkdtempSync(join(tmpdir(), 'pankh-restored-'));
  const file = join(folder, 'backup.db');
  await backupDatabase(services.database.path, file);
  await device.mutate('submitPitch', submission(early));
  const late = await writePitch(device);
  await device.sync();

  copyFileSync(file, join(folder, 'pankh.db'));
  const restored = { ...services, database: await openDatabase(join(folder, 'pankh.db')) };
  await beginEpoch(restored.database.write, 'after the restore');
  await device.syncWith(async (request) => ({
    value: await sync(restored, founder, structuredClone(request)),
    serverNow: clock(),
  }));
  expect(await readAll(restored.database.read, 'opportunities')).toHaveLength(1);
  expect(await readRow(restored.database.read, 'drafts', late)).toMatchObject(pitch);
  expect((await device.everything()).opportunities).toEqual(
    await readAll(restored.database.read, 'opportunities'),
  );
  expect(await device.db.outbox.count()).toBe(0);
  await restored.database.close();
  rmSync(folder, { recursive: true });
});

test('two tabs of one device that sync at once send everything once', async () => {
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  let arrived = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = async (request: SyncRequest) => {
    const value = await sync(services, founder, structuredClone(request));
    arrived += 1;
    if (arrived === 2) release();
    await both;
    return { value, serverNow: clock() };
  };
  const ends = await Promise.all([device.syncWith(slow), device.syncWith(slow)]);
  expect(ends).toEqual([{ end: 'done' }, { end: 'done' }]);
  expect(await device.row('drafts', draftId)).toEqual(
    await readRow(services.database.read, 'drafts', draftId),
  );
  expect(await services.database.read.selectFrom('outcomes').select('mutationId').execute()).toHaveLength(8);
});

test('a sync with nothing to do is one request and writes nothing', async () => {
  const requests: SyncRequest[] = [];
  const device = deviceOf(founder);
  await device.sync();
  const before = await device.db.meta.toArray();
  await device.syncWith(async (request) => {
    requests.push(request);
    return { value: await sync(services, founder, request), serverNow: clock() };
  });
  expect(requests).toHaveLength(1);
  expect(await device.db.meta.toArray()).toEqual(before);
});

test('a server that never moves on is not asked for ever', async () => {
  const device = deviceOf(founder);
  await device.sync();
  let asked = 0;
  const { end } = await device.syncWith(async (request) => {
    asked += 1;
    const value = {
      ...(await sync(services, founder, { ...request, mutations: [] })),
      more: true,
      cursors: request.cursors,
      changes: [],
    };
    return { value, serverNow: clock() };
  });
  expect(end).toBe('stuck');
  expect(asked).toBeLessThan(20);
});

test.each([
  [new ApiError(401, '', 'Unauthorized', null), { end: 'sign-in' }],
  [new ApiError(426, '', 'Upgrade Required', null), { end: 'update-needed' }],
  [new ApiError(503, '', 'Unavailable', '7'), { end: 'failed', retryAfter: 7 }],
  [new OfflineError(), { end: 'failed', retryAfter: null }],
])('an answer of %s keeps the queue and says how it ended', async (error, drained) => {
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  expect(await device.syncWith(() => Promise.reject(error))).toEqual(drained);
  expect(await device.db.outbox.count()).toBe(8);
  await device.sync();
  expect(await readRow(services.database.read, 'drafts', draftId)).toMatchObject(pitch);
});

test('a guest sees what is public and keeps the drafts, unsent', async () => {
  const guest = deviceOf(null);
  const draftId = await writePitch(guest);
  expect((await guest.sync()).end).toBe('done');
  expect(await guest.row('drafts', draftId)).toMatchObject(pitch);
  expect((await guest.db.outbox.toArray()).every(({ state }) => state === 'waiting')).toBe(true);
});

test('while the server is out of reach nothing is frozen: work can still be edited and taken back', async () => {
  const device = deviceOf(founder);
  await device.sync();
  await writePitch(device);
  await device.syncWith(() => Promise.reject(new OfflineError()), { askFirst: true });
  expect((await device.db.outbox.toArray()).every(({ state }) => state === 'waiting')).toBe(true);
  expect(
    await device.syncWith(
      async (request) => ({
        value: await sync(services, founder, structuredClone(request)),
        serverNow: clock(),
      }),
      { askFirst: true },
    ),
  ).toEqual({ end: 'done' });
  expect(await device.db.outbox.count()).toBe(0);
});
