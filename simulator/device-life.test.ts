import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll, readRow } from '#server/db/records.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { newId } from '#sync/ids.ts';
import type { SyncRequest } from '#sync/protocol.ts';
import { type FoundersWorld, foundersWorld, pitch, submission, writePitch } from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

test('what is typed into a field becomes one entry of the outbox', async () => {
  const { founder, deviceOf } = world;
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
  const { services, founder, clock, deviceOf } = world;
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
  const { services, founder, deviceOf } = world;
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

test('work beyond a limit waits with its reason, and goes by itself once the limit allows', async () => {
  const { services, founder, clock, deviceOf } = world;
  const slowClock = () => clock() - 10 * 365 * 24 * 3600 * 1000;
  const device = deviceOf(founder, slowClock);
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

test('a sync with nothing to do is one request and writes nothing', async () => {
  const { founder, ask, deviceOf } = world;
  const requests: SyncRequest[] = [];
  const device = deviceOf(founder);
  await device.sync();
  const before = await device.db.meta.toArray();
  await device.syncWith(async (request) => {
    requests.push(request);
    return ask(founder, request);
  });
  expect(requests).toHaveLength(1);
  expect(await device.db.meta.toArray()).toEqual(before);
});

test('a guest sees what is public and keeps the drafts, unsent', async () => {
  const { deviceOf } = world;
  const guest = deviceOf(null);
  const draftId = await writePitch(guest);
  expect((await guest.sync()).end).toBe('done');
  expect(await guest.row('drafts', draftId)).toMatchObject(pitch);
  expect((await guest.db.outbox.toArray()).every(({ state }) => state === 'waiting')).toBe(true);
});
