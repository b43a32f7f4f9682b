import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRow } from '#server/db/records.ts';
import { newId } from '#sync/ids.ts';
import type { SyncReply, SyncRequest } from '#sync/protocol.ts';
import { type FoundersWorld, foundersWorld, pitch, writePitch } from './founders-world.ts';

let world: FoundersWorld;
beforeEach(async () => {
  world = await foundersWorld();
});
afterEach(() => world.services.close());

/** The world's server with its answers bent, and the requests it got. */
function bent(bend: (reply: SyncReply, request: SyncRequest) => SyncReply, { runs = false } = {}) {
  const requests: SyncRequest[] = [];
  const post = async (request: SyncRequest) => {
    requests.push(structuredClone(request));
    const { value } = await world.ask(world.founder, runs ? request : { ...request, mutations: [] });
    return { value: bend(value, request), serverNow: world.clock() };
  };
  return { requests, post };
}

test('a server that says nothing of what it was sent is asked five times, once more from the beginning, and then no more', async () => {
  const device = world.deviceOf(world.founder);
  await device.sync();
  await writePitch(device);
  const { requests, post } = bent((reply) => reply);
  expect(await device.syncWith(post)).toEqual({ end: 'stuck' });
  const started = requests.findIndex(({ resyncFrom }) => resyncFrom !== undefined);
  expect(started).toBe(5);
  // The resync itself moves the cursors once: one question from the beginning, then five that move nothing.
  expect(requests).toHaveLength(5 + 1 + 5);
  expect(await device.db.outbox.count()).toBe(8);
});

test('a server that promises more for ever is asked five times, twice', async () => {
  const device = world.deviceOf(world.founder);
  await device.sync();
  const { requests, post } = bent((reply, { cursors }) => ({ ...reply, more: true, cursors, changes: [] }));
  expect(await device.syncWith(post)).toEqual({ end: 'stuck' });
  expect(requests).toHaveLength(10);
});

test('a server that is another one at every question is found out, too', async () => {
  const device = world.deviceOf(world.founder);
  await device.sync();
  await writePitch(device);
  const { requests, post } = bent((reply) => ({ ...reply, epoch: newId(), otherEpoch: true }));
  expect(await device.syncWith(post)).toEqual({ end: 'stuck' });
  expect(requests.length).toBeLessThan(20);
});

test('a queue of hundreds that moves is never taken for one that does not', async () => {
  const device = world.deviceOf(world.founder);
  for (let at = 0; at < 600; at += 1)
    await device.mutate('createDraft', { draftId: newId(), currency: 'INR' });
  const { requests, post } = bent((reply) => reply, { runs: true });
  expect(await device.syncWith(post)).toEqual({ end: 'done' });
  expect(requests.length).toBeGreaterThanOrEqual(6);
  expect(await device.db.outbox.count()).toBe(0);
}, 30_000);

test('what was stuck goes as soon as the server takes it', async () => {
  const device = world.deviceOf(world.founder);
  await device.sync();
  const draftId = await writePitch(device);
  expect(await device.syncWith(bent((reply) => reply).post)).toEqual({ end: 'stuck' });
  expect(await device.sync()).toEqual({ end: 'done' });
  expect(await readRow(world.services.database.read, 'drafts', draftId)).toMatchObject(pitch);
  expect(await device.db.outbox.count()).toBe(0);
});
