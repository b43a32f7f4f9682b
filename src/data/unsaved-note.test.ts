import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { storeHeldWords } from '#src/data/words/store-held-words.ts';
import { writtenIn, writtenItems } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { holdDealNote, noteForm, saveDealNote } from './unsaved-note.ts';

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
  await saveDealNote(deal, 'Ask', 'Ask');
  expect([await noteIn(db), await writtenItems(db)]).toEqual(['Ask', []]);
});

test('what another tab could not save of a note stays listed, until a note that begins with it is saved', async () => {
  const { db } = await signedInHere('investor');
  const other = await inAnotherTab(() => import('./unsaved-note.ts'));
  await saveDealNote(deal, '', 'Ask');
  fillDevice();
  await expect(other.saveDealNote(deal, 'Ask', 'Ask the bank.')).rejects.toThrow();
  await expect(saveDealNote(deal, 'Ask', 'Ask them.')).rejects.toThrow();
  freeDevice();
  await saveDealNote(deal, 'Ask', 'Ask them.');
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'private note: Ask the bank.' }] }]);
  const known = (await writtenIn(noteForm(deal).key)).form?.of ?? [];
  await saveDealNote(deal, 'Ask', 'Ask the bank.', { aside: {}, known });
  expect([await noteIn(db), await writtenItems(db)]).toEqual(['Ask them.\n\nAsk the bank.', []]);
});

test('what was set aside of a note stays listed, whatever is saved after it', async () => {
  const { db } = await signedInHere('investor');
  const left = { aside: { note: { from: '', to: 'Ask for the lease.' } }, known: [] };
  const aside = { words: 'private note (set aside): Ask for the lease.' };
  fillDevice();
  await expect(saveDealNote(deal, '', 'Ask them.', left)).rejects.toThrow();
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'private note: Ask them.' }, aside] }]);
  freeDevice();
  await saveDealNote(deal, '', 'Ask them.', left);
  expect(await writtenItems(db)).toMatchObject([{ changes: [aside] }]);
});

test.each([
  ['saved', () => undefined],
  ['refused by a full device', fillDevice],
])(
  'what is held as the page goes out of sight outlives an older save, which is %s after that',
  async (_, meanwhile) => {
    const { db } = await signedInHere('investor');
    await saveDealNote(deal, '', 'Ask');
    const saving = saveDealNote(deal, 'Ask', 'Good').catch(() => undefined);
    holdDealNote(deal, { from: 'Ask', to: 'Good team' });
    meanwhile();
    await saving;
    freeDevice();
    expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'private note: Good team' }] }]);
    await saveDealNote(deal, 'Good', 'Good team');
    expect(await writtenItems(db)).toEqual([]);
  },
);
