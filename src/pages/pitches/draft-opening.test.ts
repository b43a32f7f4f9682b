import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { newId } from '#sync/ids.ts';
import { createDraftOpening } from './draft-opening.ts';

// Dexie takes this function from a connection when it opens it: it must be in its place before.
const { transaction } = IDBDatabase.prototype;
let isFull = false;
IDBDatabase.prototype.transaction = function (...given) {
  if (isFull) throw new DOMException('No room', 'QuotaExceededError');
  return transaction.apply(this, given);
};

const drafts = async () => rowsOf(await currentDb(), 'drafts');

afterEach(async () => {
  const db = await currentDb();
  await Promise.all(db.tables.map((table) => table.clear()));
});

test('a form without a draft makes one when it is first asked for, and one only', async () => {
  const made: string[] = [];
  const opening = createDraftOpening(undefined, (id) => made.push(id));
  expect(opening.id()).toBeUndefined();
  const [first, second] = await Promise.all([opening.open(), opening.open()]);
  expect(second).toBe(first);
  expect(await opening.open()).toBe(first);
  expect(opening.id()).toBe(first);
  expect(made).toEqual([first]);
  expect((await (await drafts()).toArray()).map(({ id }) => id)).toEqual([first]);
});

test('a form that is no longer shown tells nobody of the draft its last words made', async () => {
  const made: string[] = [];
  const opening = createDraftOpening(undefined, (id) => made.push(id));
  opening.show(false);
  const id = await opening.open();
  expect(made).toEqual([]);
  expect(await (await drafts()).get(id)).toBeDefined();
});

test('a draft that is there is opened as it is', async () => {
  const known = newId();
  const opening = createDraftOpening(known, () => {});
  expect(await opening.open()).toBe(known);
  expect(await (await drafts()).count()).toBe(0);
});

test('a draft that could not be made is made at the next try', async () => {
  const opening = createDraftOpening(undefined, () => {});
  isFull = true;
  await expect(opening.open()).rejects.toThrow('No room');
  isFull = false;
  const id = await opening.open();
  expect((await (await drafts()).toArray()).map((draft) => draft.id)).toEqual([id]);
});
