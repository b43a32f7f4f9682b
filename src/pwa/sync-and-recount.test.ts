import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { showNews } from './show-news.ts';
import { syncAndRecount } from './sync-and-recount.ts';

const network = vi.hoisted(() => ({ brings: async (): Promise<unknown> => undefined }));
vi.mock('#src/syncing/sync-in-worker.ts', () => ({ syncInWorker: () => network.brings() }));

const now = Date.parse('2026-03-01T12:00:00.000Z');
const isClosed = async () => true;

test('what was read on another device is neither counted on the icon nor shown, though the app stays closed', async () => {
  const { db } = await signedInHere('entrepreneur');
  const device = outside();
  const read = await tell(db, {});
  await tell(db, { event: 'plan-confirmed', what: 'Premium', at: '2026-03-01T10:00:00.000Z' });
  await showNews(device.registration, { isSeen: false, isUpToDate: true, now });
  expect(device.icon.count).toBe(2);
  network.brings = async () => {
    await rowsOf(db, 'notifications').update(read, { readAt: '2026-03-01T11:00:00.000Z' });
  };
  await syncAndRecount(device.registration, now, isClosed);
  expect(device.icon.count).toBe(1);
  expect(device.texts()).toEqual(['Your plan Premium has been confirmed']);
});

test('what comes, and is shown, while it is looked at what was read is not taken away', async () => {
  const { db } = await signedInHere('entrepreneur');
  const device = outside();
  network.brings = async () => {};
  const { getNotifications } = device.registration;
  const registration = Object.assign({}, device.registration, {
    // A push comes in before it is known what stands on the screen.
    async getNotifications() {
      await tell(db, { event: 'plan-confirmed', what: 'Premium' });
      await showNews(device.registration, { isSeen: false, isUpToDate: true, now });
      return getNotifications();
    },
  });
  await syncAndRecount(registration, now, isClosed);
  expect(device.texts()).toEqual(['Your plan Premium has been confirmed']);
});

test('without a session nothing is known to be read, and what says so stays', async () => {
  await signedInHere('entrepreneur');
  const device = outside();
  await showNews(device.registration, { isSeen: false, isUpToDate: false, hasEnded: true, now });
  network.brings = async () => 'sign-in';
  await syncAndRecount(device.registration, now, isClosed);
  expect(device.all()).toMatchObject([{ tag: 'ended' }]);
});

test('where the network failed the browser hears of it, and asks again', async () => {
  network.brings = () => Promise.reject(new Error('The network failed'));
  await expect(syncAndRecount(outside().registration, now, isClosed)).rejects.toThrow('The network failed');
});
