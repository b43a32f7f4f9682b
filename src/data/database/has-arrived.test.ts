import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareQuestion } from '#src/data/exchange/prepare-request.ts';
import { startResync } from '#src/data/exchange/resync.ts';
import { newId } from '#sync/ids.ts';
import { takeMark } from './group-marks.ts';
import { hasArrived } from './has-arrived.ts';
import { inTransaction } from './in-transaction.ts';
import { createPersonDb, type RowGroup, readMeta } from './person-db.ts';

function deviceOf(userId: string) {
  const db = createPersonDb(userId, { indexedDB: new IDBFactory(), IDBKeyRange });
  return {
    db,
    /** The server answers with a page of what it keeps; `more`: it has others; `resyncFrom`: it wants all of it read anew. */
    async page(at: number, more: boolean, resyncFrom?: number): Promise<void> {
      const request = await prepareQuestion(db);
      const none = { outcomes: [], changes: [], deletions: [], directory: null };
      const reply = { epoch: 'an epoch', ...none, cursors: { [userId]: at, public: at }, more, resyncFrom };
      await applyReply(db, request, reply, { deviceNow: Date.now(), serverNow: Date.now() });
    },
    lose: (group: RowGroup) => inTransaction(db, () => takeMark(db, group)),
    hasArrived: async () => hasArrived(await readMeta(db)),
    /** Whether the deals have, and whether the messages have. */
    async groups(): Promise<[boolean, boolean]> {
      const meta = await readMeta(db);
      return [hasArrived(meta, 'deals'), hasArrived(meta, 'messages')];
    },
  };
}

test('all has come with the last of the first pages; later ones, after weeks, take nothing of that back', async () => {
  const device = deviceOf(newId());
  expect(await device.hasArrived()).toBe(false);
  await device.page(1, true);
  expect(await device.hasArrived()).toBe(false);
  await device.page(2, true);
  expect(await device.hasArrived()).toBe(false);
  await device.page(3, false);
  expect(await device.hasArrived()).toBe(true);
  await device.page(4, true);
  expect(await device.hasArrived()).toBe(true);
});

test('what was taken off the device, or is kept in a shape of its own by now, has to come anew', async () => {
  const device = deviceOf(newId());
  await device.page(1, false);
  await device.lose('deals');
  expect(await device.hasArrived()).toBe(false);
  // Nor does it come of being asked for once more.
  await startResync(device.db);
  expect(await device.hasArrived()).toBe(false);
  await device.page(2, false);
  expect(await device.hasArrived()).toBe(true);
  // As the unsent work of somebody is left behind where another signed in.
  await device.db.meta.put({ ...(await readMeta(device.db)), cursors: {} });
  expect(await device.hasArrived()).toBe(false);
  await device.page(3, false);
  await device.db.meta.put({ ...(await readMeta(device.db)), shape: 'of an older version' });
  expect(await device.hasArrived()).toBe(false);
});

test('a group that was taken off the device takes no other with it, until the last page of reading it anew', async () => {
  const device = deviceOf(newId());
  await device.page(1, false);
  await device.lose('deals');
  const [deals, messages] = [false, true];
  expect(await device.groups()).toEqual([deals, messages]);
  await device.page(2, true);
  expect(await device.groups()).toEqual([deals, messages]);
  await startResync(device.db);
  expect(await device.groups()).toEqual([deals, messages]);
  await device.page(3, true);
  await device.lose('messages');
  expect(await device.groups()).toEqual([false, false]);
  await device.page(4, false);
  expect(await device.groups()).toEqual([true, true]);
});

test('what a version before, which notes no groups, has deleted from the device is not taken for whole', async () => {
  const device = deviceOf(newId());
  await device.page(1, false);
  await device.page(2, true);
  await deletedByVersionBefore();
  await device.page(3, true);
  await device.page(4, false);
  expect(await device.groups()).toEqual([true, true]);
  await startResync(device.db);
  await device.page(5, false);
  await deletedByVersionBefore();
  await device.page(6, false);
  // Also where this version was reading it anew.
  await startResync(device.db);
  expect(await device.groups()).toEqual([true, true]);
  await deletedByVersionBefore();
  await device.page(7, false);
  await startResync(device.db);
  expect(await device.groups()).toEqual([true, true]);

  async function deletedByVersionBefore() {
    const hadAll = { hadAll: false };
    await device.db.meta.put({ ...(await readMeta(device.db)), cursors: {}, resyncFrom: 0, ...hadAll });
    expect(await device.groups()).toEqual([false, false]);
  }
});

test('where not everything had come yet, no group is whole for having lost another', async () => {
  const device = deviceOf(newId());
  await device.page(1, true);
  await device.lose('deals');
  expect(await device.groups()).toEqual([false, false]);
});

test('a device that a version before has left without marks has them with the next answer, though that tells nothing new', async () => {
  const device = deviceOf(newId());
  await device.page(1, false);
  const { marked: _, ...meta } = await readMeta(device.db);
  await device.db.meta.put(meta);
  await device.page(1, false);
  await device.lose('deals');
  const [deals, messages] = [false, true];
  expect(await device.groups()).toEqual([deals, messages]);
});

test('nor is anything gone where the server asks for it to be read anew', async () => {
  const device = deviceOf(newId());
  await device.page(1, false);
  await device.page(2, true, 0);
  expect(await device.hasArrived()).toBe(true);
  await device.page(3, false);
  expect(await device.hasArrived()).toBe(true);
});

test('while all of it is read anew, all of it is still there', async () => {
  const device = deviceOf(newId());
  await startResync(device.db);
  expect(await device.hasArrived()).toBe(false);
  await device.page(1, false);
  await startResync(device.db);
  expect(await device.hasArrived()).toBe(true);
  await device.page(2, true);
  expect(await device.hasArrived()).toBe(true);
  await device.page(3, false);
  expect(await device.hasArrived()).toBe(true);
});
