import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import type { PersonDb } from './person-db.ts';
import { rowsOf } from './rows.ts';
import { storeHeldWords } from './store-held-words.ts';
import { noteForm, saveDealNote } from './unsaved-note.ts';
import { writtenItems } from './written-forms.ts';

localStorageHere();
const deal = madeUpDeal({ title: 'Lantern Looms' });

async function noteIn(db: PersonDb): Promise<string | undefined> {
  return (await rowsOf(db, 'pipeline').toArray())[0]?.note;
}

test('a note that a full device cannot save is kept and listed, also once there is room, until it is saved', async () => {
  const { db } = await signedInHere('investor');
  await saveDealNote(deal, '', 'Ask');
  fillDevice();
  await expect(saveDealNote(deal, 'Ask', 'Ask for the lease.')).rejects.toThrow();
  const listed = [
    {
      title: 'Private note: Lantern Looms',
      href: `/investment/${deal.id}`,
      changes: [{ words: 'private note: Ask for the lease.' }],
    },
  ];
  expect(await writtenItems(db)).toMatchObject(listed);
  freeDevice();
  await storeHeldWords();
  expect(await writtenItems(db)).toMatchObject(listed);
  await saveDealNote(deal, 'Ask', 'Ask for the lease.');
  expect([await noteIn(db), await writtenItems(db)]).toEqual(['Ask for the lease.', []]);
});

test('nothing is kept of a note that is as it was again', async () => {
  const { db } = await signedInHere('investor');
  await saveDealNote(deal, '', 'Ask');
  fillDevice();
  await expect(saveDealNote(deal, 'Ask', 'Ask for the lease.')).rejects.toThrow();
  freeDevice();
  await saveDealNote(deal, 'Ask', 'Ask', 'Ask for the lease.');
  expect([await noteIn(db), await writtenItems(db)]).toEqual(['Ask', []]);
});

test('a note that was set aside for that of another tab stays listed, whatever is saved after it', async () => {
  const { db } = await signedInHere('investor');
  await saveDealNote(deal, '', 'Ask');
  fillDevice();
  await expect(saveDealNote(deal, 'Ask', 'Ask for the lease.')).rejects.toThrow();
  freeDevice();
  const { key, title, href } = noteForm(deal);
  const ofTheOther = { note: { from: 'Ask', to: 'Ask the bank.' } };
  await db.forms.put({ key, title, href, labels: {}, fields: ofTheOther, at: '2026-01-01T09:00:00.000Z' });
  await storeHeldWords();
  // What the other wrote was not saved, either.
  const aside = { words: 'private note (set aside): Ask for the lease.\nAsk the bank.' };
  await saveDealNote(deal, 'Ask', 'Ask them.');
  expect(await writtenItems(db)).toMatchObject([{ changes: [aside] }]);
  fillDevice();
  await expect(saveDealNote(deal, 'Ask them.', 'Ask them both.')).rejects.toThrow();
  const unsaved = { words: 'private note: Ask them both.' };
  expect(await writtenItems(db)).toMatchObject([{ changes: [unsaved, aside] }]);
});
