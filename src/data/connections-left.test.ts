import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { noteClocks } from '#src/data/exchange/server-clock.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { requestConnection } from './connections.ts';
import { beyondPlan, connectionsLeft } from './connections-left.ts';

localStorageHere();
const day = 24 * 60 * 60 * 1_000;
let db: PersonDb;
let userId = '';

beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor'));
});

/** So many connections that the server says were begun at that moment (ms). */
async function begunAt(moment: number, count: number) {
  const createdAt = new Date(moment).toISOString();
  const rows = Array.from({ length: count }, () => madeUpRequest({ investorId: userId, createdAt }));
  await rowsOf(db, 'connections').bulkPut(rows);
}

/** Asks the founder of a deal that is on the device. Answers the id of the connection. */
async function ask(): Promise<string> {
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  const about = { otherId: deal.founderId, otherName: deal.founderName, otherType: 'entrepreneur' } as const;
  await requestConnection({ ...about, opportunityId: deal.id, message: '' });
  const row = await rowsOf(db, 'connections')
    .filter(({ opportunityId }) => opportunityId === deal.id)
    .first();
  return row?.id ?? newId();
}

test.each([100, -100])(
  'what is left is counted in the server’s month, on a device whose clock is %i days off',
  async (days) => {
    const deviceNow = Date.now();
    const serverNow = deviceNow - days * day;
    noteClocks(deviceNow, serverNow);
    await begunAt(serverNow, 2);
    await begunAt(deviceNow, 1);
    expect(await connectionsLeft(db)).toEqual({ limit: 3, left: 1 });
    await ask();
    expect(await connectionsLeft(db)).toEqual({ limit: 3, left: 0 });
  },
);

test('what is more than the plan has is what was asked last, though the clock is behind', async () => {
  const deviceNow = Date.now();
  noteClocks(deviceNow, deviceNow + 100 * day);
  await begunAt(deviceNow + 100 * day, 2);
  await ask();
  const last = await ask();
  expect([...(await beyondPlan(db))]).toEqual([last]);
});
