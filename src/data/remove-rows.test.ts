import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { readMeta } from './person-db.ts';
import { setShortlisted } from './pipeline.ts';
import { removeRows } from './remove-rows.ts';
import { rowsOf } from './rows.ts';

test('a group is deleted and everything read anew; other groups and what is unsent stay', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  await db.meta.put({ ...(await readMeta(db)), epoch: 'an epoch', cursors: { public: 7 } });
  await setShortlisted(deal, true);
  await removeRows('deals');
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
  expect(await readMeta(db)).toMatchObject({ cursors: {}, resyncFrom: 0, epoch: 'an epoch' });
  expect(await db.outbox.count()).toBe(1);
  expect((await rowsOf(db, 'pipeline').toArray()).map(({ opportunityId }) => opportunityId)).toEqual([
    deal.id,
  ]);
});

test('a row that unsent work has changed stays with the others of its group gone', async () => {
  const { db } = await signedInHere('investor');
  const [changed, other] = [madeUpDeal(), madeUpDeal()];
  await rowsOf(db, 'opportunities').bulkPut([changed, other]);
  await db.base.put({ key: `opportunities/${changed.id}`, row: changed });
  await removeRows('deals');
  expect(await rowsOf(db, 'opportunities').toArray()).toEqual([changed]);
});
