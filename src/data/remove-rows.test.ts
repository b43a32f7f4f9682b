import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { putMarked } from '#src/data/database/group-marks.ts';
import { hasArrived } from '#src/data/database/has-arrived.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import { madeUpDeal, madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { forgetAllFiles, keepFile } from './files.ts';
import { sendMessage } from './messages.ts';
import { setShortlisted } from './pipeline.ts';
import { removeRows } from './remove-rows.ts';

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

test('on a full device a group is deleted, and neither that one is taken for whole nor another for lost', async () => {
  const { db } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(madeUpDeal());
  await putMarked(db, await readMeta(db));
  fillDevice();
  await removeRows('deals');
  expect(await rowsOf(db, 'opportunities').count()).toBe(0);
  const meta = await readMeta(db);
  expect(meta).toMatchObject({ epoch: 'an epoch', cursors: {}, resyncFrom: 0 });
  expect([hasArrived(meta, 'deals'), hasArrived(meta, 'messages')]).toEqual([false, true]);
  // What is stored once there is room says the same.
  freeDevice();
  await setShortlisted(madeUpDeal(), true);
  expect(await readMeta(db)).toMatchObject({ cursors: {}, resyncFrom: 0, lacks: ['deals'] });
});

test('on a full device of which it could not be said that a group is lacking, nothing is deleted', async () => {
  const { db } = await signedInHere('investor');
  await rowsOf(db, 'opportunities').put(madeUpDeal());
  fillDevice();
  await expect(removeRows('deals')).rejects.toSatisfy(isStorageFull);
  expect(await rowsOf(db, 'opportunities').count()).toBe(1);
  expect(hasArrived(await readMeta(db), 'deals')).toBe(true);
});

test('of the messages, one that is not sent stays, with its file and its place in the outbox', async () => {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  const { id: connectionId, entrepreneurId: founderId } = connection;
  await rowsOf(db, 'connections').put(connection);
  await rowsOf(db, 'directMessages').put({
    id: newId(),
    connectionId,
    senderId: founderId,
    recipientId: userId,
    number: 1,
    text: 'Shall we speak?',
    attachments: [],
    writtenAt: '2026-03-01T09:00:00.000Z',
    sentAt: '2026-03-01T09:00:00.000Z',
  });
  const plan = new Blob(['the plan']);
  const hash = await keepFile(db, plan);
  const attachments = [{ hash, name: 'plan.pdf', size: plan.size }];
  await sendMessage(connectionId, { id: founderId, name: 'Meera Rao' }, 'Tomorrow at nine.', { attachments });
  await removeRows('messages');
  await forgetAllFiles();
  expect((await rowsOf(db, 'directMessages').toArray()).map(({ text }) => text)).toEqual([
    'Tomorrow at nine.',
  ]);
  expect(await db.files.toCollection().primaryKeys()).toEqual([hash]);
  expect((await outboxItems(db)).map(({ title }) => title)).toEqual(['Message to Meera Rao']);
});
