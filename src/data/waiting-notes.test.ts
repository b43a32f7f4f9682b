import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { editDealNote, editReminder, finishReminder, rateDeal, setShortlisted } from './pipeline.ts';

const deal = madeUpDeal();
const key = `notes:${deal.id}`;

let db: PersonDb;
beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
});

const waiting = async () => (await outboxItems(db)).flatMap(({ changes }) => changes);
const words = async () => (await waiting()).map(({ words }) => words);
const kept = () => rowsOf(db, 'pipeline').toArray();

test('a reminder whose note was changed later waits with its day too, whatever was noted between', async () => {
  const call = { remindOn: '2026-12-01', reminderNote: 'Call' };
  await editReminder(deal, { from: { remindOn: null, reminderNote: '' }, to: call });
  await rateDeal(deal, 4);
  await editReminder(deal, { from: { reminderNote: 'Call' }, to: { reminderNote: 'Mail' } });
  expect(await words()).toEqual(['reminder: 1 Dec 2026, Mail', 'rating: 4']);
  await setShortlisted(deal, true);
  await editReminder(deal, { from: { reminderNote: 'Mail' }, to: { reminderNote: '' } });
  expect((await words())[0]).toBe('reminder: 1 Dec 2026');
  await rateDeal(deal, 5);
  await finishReminder(deal, { remindOn: '2026-12-01', reminderNote: '' });
  expect((await words())[0]).toBe('reminder done');
});

test('a reminder whose day no longer fits waits with it, beside what was noted since', async () => {
  const call = { remindOn: '2026-12-01', reminderNote: 'Call' };
  await editReminder(deal, { from: { remindOn: null, reminderNote: '' }, to: call });
  const [row] = await kept();
  await rowsOf(db, 'pipeline').update(row?.id ?? '', { remindOn: '2027-01-15', reminderNote: 'Ring' });
  await editReminder(deal, { from: { reminderNote: 'Ring' }, to: { reminderNote: 'Mail' } });
  expect(await db.outbox.count()).toBe(2);
  expect(await words()).toEqual(['reminder: 1 Dec 2026, Mail']);
});

test('a note that was written on later waits as it reads last', async () => {
  await editDealNote(deal, '', 'Ask');
  await rateDeal(deal, 4);
  await editDealNote(deal, 'Ask', 'Ask for the lease.');
  expect(await words()).toEqual(['note: Ask for the lease.', 'rating: 4']);
});

test('a note can be taken back while another about the same deal is under way, and that one cannot', async () => {
  await rateDeal(deal, 4);
  await prepareRequest(db, Date.now());
  await setShortlisted(deal, true);
  expect(await waiting()).toMatchObject([
    { words: 'rating: 4', canCancel: false },
    { words: 'put on the shortlist', canCancel: true },
  ]);
  const { undo } = await cancelItem(key, 'setShortlisted');
  expect(await kept()).toMatchObject([{ rating: 4, shortlistedAt: null }]);
  await undo();
  expect(await kept()).toMatchObject([{ rating: 4, shortlistedAt: expect.any(String) }]);
  await rateDeal(deal, 5);
  for (const change of ['rateDeal', undefined])
    await expect(cancelItem(key, change)).rejects.toThrow('it is on its way');
  expect(await kept()).toMatchObject([{ rating: 5 }]);
});

test('a deal that is put back on the shortlist is back where it stood', async () => {
  await setShortlisted(deal, true);
  const since = '2026-03-01T09:00:00.000Z';
  await rowsOf(db, 'pipeline').toCollection().modify({ shortlistedAt: since });
  await setShortlisted(deal, false);
  await setShortlisted(deal, true, since);
  expect(await kept()).toMatchObject([{ shortlistedAt: since }]);
});

test('cancelled notes are not brought back over what was noted since', async () => {
  await rateDeal(deal, 4);
  const { undo } = await cancelItem(key);
  await rateDeal(deal, 5);
  await expect(undo()).rejects.toThrow('changed since');
  expect(await kept()).toMatchObject([{ rating: 5 }]);
});

test('a cancelled note can be brought back though others about the deal were written meanwhile', async () => {
  await rateDeal(deal, 4);
  const { undo } = await cancelItem(key);
  await setShortlisted(deal, true);
  await editDealNote(deal, '', 'Ask');
  await undo();
  expect(await kept()).toMatchObject([{ rating: 4, note: 'Ask', shortlistedAt: expect.any(String) }]);
});
