import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { signedInHere } from '#src/testing/here.ts';
import { arrive, named } from '#src/testing/message-files.ts';
import { newId } from '#sync/ids.ts';
import { filesToBring } from './files-to-bring.ts';
import { beginTrip } from './trip.ts';

let db: PersonDb;
let userId: string;
let read: number;

beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor'));
  read = 0;
  rowsOf(db, 'directMessages').hook('reading', (message) => {
    read += 1;
    return message;
  });
  await beginTrip(14, { part: 'everything' }, Date.now());
});

const toBring = async () => (await filesToBring()).map(({ file }) => file.name).toSorted();

test('while no message comes, none is read again for what a trip has to bring', async () => {
  await arrive(db, named('deck.pdf', 'looms'));
  await arrive(db);
  expect(await toBring()).toEqual(['deck.pdf']);
  expect(read).toBe(2);
  expect(await toBring()).toEqual(['deck.pdf']);
  expect(read).toBe(2);
  await arrive(db, named('costs.csv', 'rain'));
  expect(await toBring()).toEqual(['costs.csv', 'deck.pdf']);
});

test('a message that follows its thread by a page, or takes the place of another, is read', async () => {
  const id = newId();
  const at = '2026-03-01T09:00:00.000Z';
  const sides = { investorId: userId, entrepreneurId: newId(), investorRead: 0, entrepreneurRead: 0 };
  await rowsOf(db, 'threads').put({ id, count: 1, lastId: newId(), lastAt: at, ...sides });
  expect(await filesToBring()).toEqual([]);
  const first = await arrive(db, named('deck.pdf', 'looms'));
  expect(await filesToBring()).toMatchObject([{ messageId: first }]);
  await rowsOf(db, 'directMessages').delete(first);
  const second = await arrive(db, named('costs.csv', 'rain'));
  expect(await filesToBring()).toMatchObject([{ messageId: second }]);
});
