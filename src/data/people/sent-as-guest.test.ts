import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { dropOldSent } from '#src/data/exchange/drop-old-sent.ts';
import { offeredFor } from '#src/data/exchange/offered-for.ts';
import { noteClocks } from '#src/data/exchange/server-clock.ts';
import { sendContactMessage } from '#src/data/messages-to-us.ts';
import { latelySent } from '#src/data/outbox/lately-sent.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser, nobodyHere } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { finishLeaving } from './finish-leaving.ts';
import { beginPerson, forgetPerson } from './people.ts';

localStorageHere();
const now = Date.now();
const titles = async (db: PersonDb) => (await latelySent(db)).map(({ title }) => title);

/** A guest has sent these: that about sails is applied, that about the dock has been told as such, too. */
async function sentByGuest(): Promise<PersonDb> {
  const message = { name: 'Tara Menon', email: 'tara@people.example', consent: true as const };
  await sendContactMessage({ ...message, subject: 'Dry dock', message: 'How?' });
  await sendContactMessage({ ...message, subject: 'Sails', message: 'Do they dry?' });
  const guest = await currentDb();
  const [dock, sails] = (await guest.outbox.orderBy('order').toArray()) as [Entry, Entry]; // just written
  await guest.kept.put({ ...dock, state: 'applied', at: 1, keptAt: now });
  await guest.outbox.delete(dock.order);
  await guest.outbox.update(sails.order, { state: 'applied', at: 2 });
  return guest;
}

beforeEach(async () => {
  noteClocks(now, now);
  await nobodyHere();
});

test('what a guest has sent goes with who signs in, as sent, and leaves nothing for the next guest', async () => {
  const guest = await sentByGuest();
  await beginPerson(madeUpUser(newId()), 'a token');
  const person = await currentDb();
  expect(await titles(person)).toEqual(['Message to Pankh: Sails', 'Message to Pankh: Dry dock']);
  expect(await person.outbox.count()).toBe(0);
  expect([await guest.outbox.count(), await guest.kept.count()]).toEqual([0, 0]);
  await forgetPerson({ logoutOwed: false });
  expect(await titles(await currentDb())).toEqual([]);
});

test('where the tab died before the guest’s copies were gone, they go at the next start, and nothing stands twice', async () => {
  const guest = await sentByGuest();
  const copies = [await guest.outbox.toArray(), await guest.kept.toArray()] as const;
  await beginPerson(madeUpUser(newId()), 'a token');
  await guest.outbox.bulkPut(copies[0]);
  await guest.kept.bulkPut(copies[1]);
  await finishLeaving();
  expect([await guest.outbox.count(), await guest.kept.count()]).toEqual([0, 0]);
  expect(await titles(await currentDb())).toHaveLength(2);
});

test('what was sent is dropped 14 days later at the next start, whether or not anything is sent since', async () => {
  const guest = await sentByGuest();
  await guest.kept.toCollection().modify({ keptAt: now - offeredFor + 60_000 });
  await dropOldSent();
  expect(await guest.kept.count()).toBe(1);
  await guest.kept.toCollection().modify({ keptAt: now - offeredFor - 60_000 });
  await dropOldSent();
  expect(await openPersonDb(guestId).kept.count()).toBe(0);
});
