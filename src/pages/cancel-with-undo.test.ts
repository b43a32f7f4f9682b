import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { recordApproach, setApproachRemoved } from '#src/data/approaches.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { useToasts } from '#src/state/toasts.ts';
import { madeUpUser, signedInHere } from '#src/testing/here.ts';
import { cancelWithUndo, takeBackToEdit } from './cancel-with-undo.ts';

let db: PersonDb;
beforeEach(async () => {
  const here = await signedInHere('entrepreneur');
  db = here.db;
  const rest = { username: 'tara', location: '', createdAt: '2026-03-01T09:00:00.000Z' };
  await rowsOf(db, 'accounts').put({ ...madeUpUser(here.userId), ...rest });
  await recordApproach({ from: {}, to: { name: 'Asha Rao' } });
  useToasts.setState({ queue: [] });
});
const firstKey = async () => (await outboxItems(db))[0]?.key ?? '';
const details = () => useToasts.getState().queue.map(({ title, detail }) => [title, detail]);
const takeOff = async () => {
  const [asha] = await rowsOf(db, 'approaches').toArray();
  if (asha) await setApproachRemoved(asha, true);
};

test('whoever cancels something is told what went along with it', async () => {
  await takeOff();
  await cancelWithUndo(await firstKey(), 'Asha Rao');
  expect(details()).toEqual([['Cancelled: Asha Rao', 'What was built on it was taken back, too.']]);
});

test('where nothing did, what was cancelled alone is named', async () => {
  await cancelWithUndo(await firstKey(), 'Asha Rao');
  expect(details()).toEqual([['Cancelled: Asha Rao', undefined]]);
});

test('what is taken back to be edited is told of only where more went with it', async () => {
  await takeBackToEdit(await firstKey(), 'Asha Rao');
  expect(details()).toEqual([]);
  await recordApproach({ from: {}, to: { name: 'Asha Rao' } });
  await takeOff();
  await takeBackToEdit(await firstKey(), 'Asha Rao');
  expect(details()).toEqual([['Cancelled: Asha Rao', 'What was built on it was taken back, too.']]);
});
