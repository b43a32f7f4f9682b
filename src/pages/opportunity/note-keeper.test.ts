import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { leftOver, noteForm, saveDealNote } from '#src/data/unsaved-note.ts';
import { writtenIn, writtenItems } from '#src/data/words/written-forms.ts';
import { useToasts } from '#src/state/toasts.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { createNoteKeeper } from './note-keeper.ts';

const beside = localStorageHere();
beforeEach(() => useToasts.setState({ queue: [] }));

test('a note that a full device did not take is saved once there is room, over what it was written over', async () => {
  const { db } = await signedInHere('investor');
  const states: string[] = [];
  const keeper = createNoteKeeper(madeUpDeal(), '', (state) => states.push(state));
  keeper.keep('Ask');
  await keeper.flush();
  fillDevice();
  keeper.keep('Ask for the lease.');
  expect(await keeper.flush()).toBe(false);
  freeDevice();
  expect(await keeper.flush()).toBe(true);
  expect(states).toEqual(['kept', 'fault', 'kept']);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ note: 'Ask for the lease.' }]);
});

test('what is saved is told, which is not what is typed as that is being saved, nor what could not be', async () => {
  await signedInHere('investor');
  const told: [string, string][] = [];
  const keeper = createNoteKeeper(madeUpDeal(), '', (...state) => told.push(state));
  keeper.keep('Ask');
  keeper.keep('Ask them.');
  await keeper.flush();
  fillDevice();
  keeper.keep('Ask for the lease.');
  await keeper.flush();
  freeDevice();
  keeper.keep('a'.repeat(10_001));
  await keeper.flush();
  expect(told).toEqual([
    ['kept', 'Ask'],
    ['kept', 'Ask them.'],
    ['fault', 'Ask them.'],
    ['rest', 'Ask them.'],
  ]);
});

test('a note that is refused is not said to be saved, and the next one is', async () => {
  const { db } = await signedInHere('investor');
  const states: string[] = [];
  const keeper = createNoteKeeper(madeUpDeal(), '', (state) => states.push(state));
  keeper.keep('a'.repeat(10_001));
  expect(await keeper.flush()).toBe(false);
  expect(states).toEqual(['rest']);
  expect(useToasts.getState().queue).toMatchObject([{ kind: 'error' }]);
  keeper.keep('Ask');
  expect(await keeper.flush()).toBe(true);
  expect(states).toEqual(['rest', 'kept']);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ note: 'Ask' }]);
});

test('what is begun over is told as what is saved, but not where words wait to be saved', async () => {
  await signedInHere('investor');
  const told: [string, string][] = [];
  const keeper = createNoteKeeper(madeUpDeal(), '', (...state) => told.push(state));
  keeper.begin('Ask');
  fillDevice();
  keeper.keep('Ask them.');
  await keeper.flush();
  freeDevice();
  keeper.begin('Words of the other');
  await keeper.flush();
  expect(told).toEqual([
    ['rest', 'Ask'],
    ['fault', 'Ask'],
    ['kept', 'Ask them.'],
  ]);
});

test('words that wait to be saved are saved beside those that another tab saved meanwhile', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  const keeper = createNoteKeeper(deal, '', () => undefined);
  fillDevice();
  keeper.keep('Words of this tab');
  await keeper.flush();
  freeDevice();
  await saveDealNote(deal, '', 'Words of the other');
  keeper.begin('Words of the other');
  expect(await keeper.flush()).toBe(true);
  const both = 'Words of the other\n\nWords of this tab';
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ note: both }]);
});

test('a note that is saved leaves what another tab could not save, and lists it', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  const here = createNoteKeeper(deal, '', () => undefined);
  const tab = await inAnotherTab(() => import('./note-keeper.ts'));
  const other = tab.createNoteKeeper(deal, '', () => undefined);
  fillDevice();
  other.keep('Words of the other');
  await other.flush();
  freeDevice();
  here.keep('Words of this tab');
  expect(await here.flush()).toBe(true);
  expect(await writtenItems(db)).toMatchObject([
    { changes: [{ words: 'private note: Words of the other' }] },
  ]);
  expect(await other.flush()).toBe(true);
  expect(await writtenItems(db)).toEqual([]);
});

/** What pages left of the note, as the next one takes it up, and saves it. */
async function takeUp(db: PersonDb, deal: ReturnType<typeof madeUpDeal>) {
  const { form } = await writtenIn(noteForm(deal).key);
  const { from, to, ...rest } = form?.fields['note'] ?? {};
  const words = { from: String(from), to: String(to), ...rest };
  const [row] = await rowsOf(db, 'pipeline').toArray();
  const note = leftOver(words, row?.note ?? '');
  const left = { note, aside: form?.aside ?? {}, known: form?.of ?? [] };
  const next = createNoteKeeper(deal, note.from, () => undefined, left);
  expect(await next.flush()).toBe(true);
  return { found: words.to, saved: (await rowsOf(db, 'pipeline').toArray())[0]?.note };
}

/** The page closes: of its stores nothing is known. */
function close(keeper: ReturnType<typeof createNoteKeeper>): void {
  const words = keeper.unstored();
  if (words !== undefined) keeper.hold(words);
}

/** Another page, which writes all that and closes before any of it is saved; `underWay`: the first is being saved then. */
async function closedPage(
  deal: ReturnType<typeof madeUpDeal>,
  typed: string[],
  { from = '', underWay = false } = {},
): Promise<void> {
  const { createNoteKeeper: createInTab } = await inAnotherTab(async () => {
    const { tabPersonId } = await import('#src/data/database/tab-person.ts');
    await tabPersonId();
    return import('./note-keeper.ts');
  });
  fillDevice();
  const keeper = createInTab(deal, from, () => undefined);
  for (const words of typed) {
    if (underWay && words === typed[0]) keeper.keep(words);
    else keeper.type(words);
  }
  close(keeper);
  const held = [...beside];
  await keeper.flush();
  freeDevice();
  // It did not live to see how its saves ended.
  beside.clear();
  for (const [name, words] of held) beside.set(name, words);
}

test('what is typed as the page closes is found and listed, and saved once the deal is opened again', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await closedPage(deal, ['Ask', 'Ask for the le']);
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'private note: Ask for the le' }] }]);
  expect(await takeUp(db, deal)).toEqual({ found: 'Ask for the le', saved: 'Ask for the le' });
  expect(await writtenItems(db)).toEqual([]);
});

test('what is typed as the page closes stands there once, whatever of it the page had saved by then', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await closedPage(deal, ['Ask them.']);
  await saveDealNote(deal, '', 'Ask');
  expect(await takeUp(db, deal)).toEqual({ found: 'Ask them.', saved: 'Ask them.' });
});

test('so does what is corrected while the words before it are being saved', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await closedPage(deal, ['Good tem', 'Good team'], { underWay: true });
  await saveDealNote(deal, '', 'Good tem');
  expect(await takeUp(db, deal)).toEqual({ found: 'Good team', saved: 'Good team' });
  expect(await writtenItems(db)).toEqual([]);
});

test.each([
  ['as it was begun', '', 'Call Asha, then Ravi'],
  ['also where it was a correction', 'Cal Asha', 'Call Asha, then Ravi'],
  ['or where nothing was written on', 'Cal Asha', 'Call Asha'],
])(
  'what was saved as the page closed stands there once where another page wrote on: %s',
  async (_, from, now) => {
    const { db } = await signedInHere('investor');
    const deal = madeUpDeal();
    if (from !== '') await saveDealNote(deal, '', from);
    await closedPage(deal, ['Call Asha'], { from });
    await saveDealNote(deal, from, 'Call Asha');
    await saveDealNote(deal, 'Call Asha', now);
    expect(await takeUp(db, deal)).toEqual({ found: 'Call Asha', saved: now });
    expect(await writtenItems(db)).toEqual([]);
  },
);

test('what is taken away from a note as the page closes is gone once the deal is opened again', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await saveDealNote(deal, '', 'Call Asha, then Ravi');
  await closedPage(deal, ['Call Asha'], { from: 'Call Asha, then Ravi' });
  expect(await takeUp(db, deal)).toEqual({ found: 'Call Asha', saved: 'Call Asha' });
});

test('nothing is listed of a note that is saved by a page which was to close and lives on', async () => {
  const { db } = await signedInHere('investor');
  const keeper = createNoteKeeper(madeUpDeal(), '', () => undefined);
  keeper.type('Ask');
  close(keeper);
  expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'private note: Ask' }] }]);
  await expect.poll(() => writtenItems(db)).toEqual([]);
  expect(await rowsOf(db, 'pipeline').toArray()).toMatchObject([{ note: 'Ask' }]);
});

test('nothing is left of a note that is saved as the page closes, nor of one whose writer has signed out', async () => {
  const { db } = await signedInHere('investor');
  const keeper = createNoteKeeper(madeUpDeal(), '', () => undefined);
  keeper.type('Ask');
  await keeper.flush();
  close(keeper);
  expect(await writtenItems(db)).toEqual([]);
  keeper.type('Ask them.');
  await forgetPerson({ logoutOwed: false });
  expect(keeper.unstored()).toBeUndefined();
});
