import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { outside, tell } from '#src/testing/outside.ts';
import { showNews } from './show-news.ts';
import { takeAwayReadHere } from './take-away-read-here.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const readAt = '2026-03-01T11:00:00.000Z';

test('what is read in the app is not left outside it; what is not yet is, and how much there is', async () => {
  const { db } = await signedInHere('entrepreneur');
  const device = outside();
  const ids: string[] = [];
  for (let hour = 1; hour <= 4; hour += 1) {
    const told = {
      event: 'plan-confirmed',
      what: `No. ${hour}`,
      at: `2026-03-01T0${hour}:00:00.000Z`,
    } as const;
    ids.push(await tell(db, told));
  }
  await showNews(device.registration, { isSeen: false, isUpToDate: true, now });
  const confirmed = (which: number) => `Your plan No. ${which} has been confirmed`;
  expect(device.texts()).toEqual(['1 more thing to read', confirmed(2), confirmed(3), confirmed(4)]);
  await rowsOf(db, 'notifications').update(ids[2] ?? '', { readAt });
  await takeAwayReadHere();
  expect(device.texts()).toEqual(['1 more thing to read', confirmed(2), confirmed(4)]);
  for (const id of ids) await rowsOf(db, 'notifications').update(id, { readAt });
  await takeAwayReadHere();
  expect(device.texts()).toEqual([]);
});

test('a browser without a worker, or without notifications, is no fault', async () => {
  vi.stubGlobal('navigator', {});
  await takeAwayReadHere();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } });
  await takeAwayReadHere();
  vi.unstubAllGlobals();
});
