import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { writtenItems } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { saveDealNote } from './unsaved-note.ts';
import { type UnsavedNote, useUnsavedNote } from './use-unsaved-note.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

localStorageHere();
const deal = madeUpDeal();

function Note() {
  return JSON.stringify(useUnsavedNote(deal));
}

/** The note as a page that is opened now finds it. */
async function found(): Promise<UnsavedNote> {
  return JSON.parse(readable(await drawScreen(<Note />)));
}

async function listed(db: PersonDb): Promise<string[]> {
  return (await writtenItems(db)).flatMap(({ changes }) => changes.map(({ words }) => words));
}

/** Two tabs have written what a full device could not save: what one of them says, and that tab. */
async function writtenInTwoTabs() {
  const { db } = await signedInHere('investor');
  const other = await inAnotherTab(() => import('./unsaved-note.ts'));
  const third = await inAnotherTab(() => import('./unsaved-note.ts'));
  fillDevice();
  await expect(other.saveDealNote(deal, '', 'Ask the bank.')).rejects.toThrow();
  await expect(third.saveDealNote(deal, '', 'Ask them.')).rejects.toThrow();
  freeDevice();
  return { db, other };
}

test('a note that begins with the newest words that were not saved leaves those of another tab, which come next', async () => {
  const { db } = await writtenInTwoTabs();
  const first = await found();
  expect(first.note?.to).toBe('Ask them.');
  await saveDealNote(deal, '', 'Ask them all.', first);
  expect(await listed(db)).toEqual(['private note: Ask the bank.']);
  expect((await found()).note?.to).toBe('Ask the bank.');
});

test('they go once that tab has saved them, also while the note that was begun cannot be saved', async () => {
  const { db, other } = await writtenInTwoTabs();
  const first = await found();
  fillDevice();
  await expect(saveDealNote(deal, '', 'Ask them all.', first)).rejects.toThrow();
  freeDevice();
  expect(await listed(db)).toEqual([
    'private note: Ask them all.',
    'private note (set aside): Ask the bank.',
  ]);
  await other.saveDealNote(deal, '', 'Ask the bank.');
  expect(await listed(db)).toEqual(['private note: Ask them all.']);
});
