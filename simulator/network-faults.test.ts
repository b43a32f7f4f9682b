import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupDatabase } from '#server/db/backup.ts';
import { openDatabase } from '#server/db/connection.ts';
import { readAll, readRow } from '#server/db/records.ts';
import { beginEpoch } from '#server/db/server-state.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareQuestion } from '#src/data/exchange/prepare-request.ts';
import { newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import {
  type FoundersWorld,
  foundersWorld,
  pitch,
  submission,
  twoDevices,
  writePitch,
} from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

test('a device that was copied, and counts again from where it was, loses nothing', async () => {
  const { services, founder, deviceOf } = world;
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

test('after the server was restored from a backup, what it has lost is offered again, once', async () => {
  const { services, founder, ask, deviceOf } = world;
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
  await device.syncWith((request) => ask(founder, request, restored));
  expect(await readAll(restored.database.read, 'opportunities')).toHaveLength(1);
  expect(await readRow(restored.database.read, 'drafts', late)).toMatchObject(pitch);
  expect((await device.everything()).opportunities).toEqual(
    await readAll(restored.database.read, 'opportunities'),
  );
  expect(await device.db.outbox.count()).toBe(0);
  await restored.database.close();
  rmSync(folder, { recursive: true });
});

test('what is offered to a restored server stays as it was sent, however much is typed on top', async () => {
  const { services, founder, clock, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const draftId = newId();
  await device.mutate('createDraft', { draftId, currency: 'INR' });
  await device.mutate('editDraft', { draftId, field: 'title', from: '', to: 'Monsoon' });
  await device.sync();
  await beginEpoch(services.database.write, 'after a restore that lost nothing');
  const question = await prepareQuestion(device.db);
  const { value, serverNow } = await world.ask(founder, question);
  await applyReply(device.db, question, value, { deviceNow: clock(), serverNow });
  await device.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon', to: 'Monsoon Mills' });
  expect(await device.sync()).toEqual({ end: 'done' });
  expect((await readRow(services.database.read, 'drafts', draftId))?.title).toBe('Monsoon Mills');
});

test('work that was refused, with its words, asks for attention again where a restore has forgotten it', async () => {
  const { database } = world.services;
  const { phone, laptop, draftId } = await twoDevices(world);
  await laptop.mutate('editDraft', { draftId, field: 'title', from: 'Monsoon Mills', to: 'Words too late' });
  await phone.mutate('submitPitch', submission(draftId));
  await phone.sync();
  await laptop.sync();
  const [refused] = await readAll(database.read, 'attention');
  expect(refused).toMatchObject({ code: 'already-submitted', args: { to: 'Words too late' } });
  expect(await laptop.db.outbox.count()).toBe(0);

  // What a backup of the moment before holds.
  await database.write.deleteFrom('attention').execute();
  await database.write
    .deleteFrom('outcomes')
    .where('mutationId', '=', refused?.id ?? '')
    .execute();
  await beginEpoch(database.write, 'after the restore');
  await laptop.sync();
  expect(await readAll(database.read, 'attention')).toMatchObject([{ id: refused?.id, args: refused?.args }]);
});

test('work whose fate was first heard years later is not done again for a restore', async () => {
  const { services, founder, ask } = world;
  const { phone, draftId } = await twoDevices(world);
  await phone.mutate('deleteDraft', { draftId });
  await phone.syncWith(async (request) => {
    await ask(founder, request);
    throw new OfflineError();
  });
  services.moveClock(6 * 365 * 24 * 3600 * 1000);
  await phone.sync();
  await phone.mutate('restoreDraft', { draftId });
  await phone.sync();
  await keepHouse(services);
  await beginEpoch(services.database.write, 'after a restore that lost nothing');
  const before = await readRow(services.database.read, 'drafts', draftId);
  await phone.sync();
  expect(await readRow(services.database.read, 'drafts', draftId)).toEqual(before);
});

test('two tabs of one device that sync at once send everything once', async () => {
  const { services, founder, ask, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  let arrived = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = async (request: SyncRequest) => {
    const answer = await ask(founder, request);
    arrived += 1;
    if (arrived === 2) release();
    await both;
    return answer;
  };
  const ends = await Promise.all([device.syncWith(slow), device.syncWith(slow)]);
  expect(ends).toEqual([{ end: 'done' }, { end: 'done' }]);
  expect(await device.row('drafts', draftId)).toEqual(
    await readRow(services.database.read, 'drafts', draftId),
  );
  expect(await services.database.read.selectFrom('outcomes').select('mutationId').execute()).toHaveLength(8);
});

test('a server that never moves on is not asked for ever', async () => {
  const { founder, clock, ask, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  let asked = 0;
  const { end } = await device.syncWith(async (request) => {
    asked += 1;
    const value = {
      ...(await ask(founder, { ...request, mutations: [] })).value,
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
  [
    new ApiError(413, '{"code":"too-large","message":"Too large"}', 'Payload Too Large', null),
    { end: 'stuck' },
  ],
  [
    new ApiError(403, '<html>Blocked by your network</html>', 'Forbidden', null),
    { end: 'failed', why: 'network', retryAfter: null },
  ],
  [
    new ApiError(511, '<html>Pay here</html>', 'Network Authentication Required', null),
    { end: 'failed', why: 'network', retryAfter: null },
  ],
  [new ApiError(500, '', 'Internal', null), { end: 'failed', why: 'server', retryAfter: null }],
  [new ApiError(503, '', 'Unavailable', '7'), { end: 'failed', why: 'server', retryAfter: 7 }],
  [new UnopenedError('The browser could not open it'), { end: 'failed', why: 'storage', retryAfter: null }],
  [new OfflineError(), { end: 'failed', why: 'network', retryAfter: null }],
])('an answer of %s keeps the queue and says how it ended', async (error, drained) => {
  const { services, founder, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  const draftId = await writePitch(device);
  expect(await device.syncWith(() => Promise.reject(error))).toEqual(drained);
  expect(await device.db.outbox.count()).toBe(8);
  await device.sync();
  expect(await readRow(services.database.read, 'drafts', draftId)).toMatchObject(pitch);
});

test('while the server is out of reach nothing is frozen: work can still be edited and taken back', async () => {
  const { founder, ask, deviceOf } = world;
  const device = deviceOf(founder);
  await device.sync();
  await writePitch(device);
  await device.syncWith(() => Promise.reject(new OfflineError()), { askFirst: true });
  expect((await device.db.outbox.toArray()).every(({ state }) => state === 'waiting')).toBe(true);
  expect(await device.syncWith((request) => ask(founder, request), { askFirst: true })).toEqual({
    end: 'done',
  });
  expect(await device.db.outbox.count()).toBe(0);
});
