import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowBytes } from '#src/data/database/row-bytes.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { holdWords } from '#src/data/words/held-words.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { createDraft } from './drafts.ts';
import { keepFile } from './files.ts';
import { personSizes } from './storage-sizes.ts';

const noPause = async () => undefined;
const connectionId = newId();

const message = (attachments: { hash: string; name: string; size: number }[] = []) => ({
  id: newId(),
  connectionId,
  senderId: newId(),
  recipientId: newId(),
  number: 1,
  text: 'Rain over the looms ₹',
  attachments,
  writtenAt: '2026-03-01T09:00:00.000Z',
  sentAt: '2026-03-01T09:00:00.000Z',
});

test('a row is as large as its letters in UTF-8', () => {
  expect(rowBytes({ a: '₹' })).toBe(11);
});

test('every row is counted with its group, and a file with its own size', async () => {
  const { db } = await signedInHere('investor');
  const before = await personSizes(noPause);
  const deals = Array.from({ length: 250 }, () => madeUpDeal());
  await rowsOf(db, 'opportunities').bulkPut(deals);
  const written = message();
  await rowsOf(db, 'directMessages').put(written);
  await keepFile(db, new Blob(['x'.repeat(1_234)]));
  const after = await personSizes(noPause);
  expect(after.deals.count - before.deals.count).toBe(250);
  expect(after.deals.bytes - before.deals.bytes).toBe(deals.map(rowBytes).reduce((a, b) => a + b, 0));
  expect(after.messages).toEqual({ count: 1, bytes: rowBytes(written) });
  expect(after.files).toEqual({ count: 1, bytes: 1_234 });
  expect(after.unsent).toEqual({ count: 0, bytes: 0 });
  expect(after.own).toEqual(before.own);
});

test('what was done and not sent is counted apart from what the server has', async () => {
  const { db } = await signedInHere('entrepreneur');
  const before = await personSizes(noPause);
  await createDraft();
  const [entry] = await db.outbox.toArray();
  const [draft] = await rowsOf(db, 'drafts').toArray();
  const after = await personSizes(noPause);
  expect(after.unsent.bytes).toBeGreaterThanOrEqual(rowBytes(entry) + rowBytes(draft));
  expect(after.own.bytes - before.own.bytes).toBe(
    (await db.base.toArray()).map(rowBytes).reduce((a, b) => a + b, 0),
  );
});

test('what was typed to somebody is unsent while it stands there, and not once it was sent', async () => {
  const { db } = await signedInHere('investor');
  const before = await personSizes(noPause);
  const typed = { connectionId, text: 'Half a', turn: 1, at: '2026-03-01T09:00:00.000Z' };
  await db.typed.put(typed);
  await db.chosen.put({ connectionId, files: [{ hash: 'a', name: 'deck.pdf', size: 7 }] });
  expect((await personSizes(noPause)).unsent.count).toBe(before.unsent.count + 2);
  await db.typed.put({ ...typed, text: '' });
  await db.chosen.put({ connectionId, files: [] });
  expect((await personSizes(noPause)).unsent).toEqual(before.unsent);
});

test('a question that waits for the AI is unsent, one that was answered is not', async () => {
  const { db } = await signedInHere('investor');
  const before = await personSizes(noPause);
  const ask = { task: 'chat', context: 'home', question: 'Who funds looms?', href: '/', input: {} } as const;
  await db.asks.bulkAdd([
    { ...ask, id: newId(), waits: 1 },
    { ...ask, id: newId() },
  ]);
  const after = await personSizes(noPause);
  expect(after.unsent.count).toBe(before.unsent.count + 1);
  expect(after.own.count).toBe(before.own.count + 1);
});

test('a trip says of which files it needs them; those do not go with the others', async () => {
  const { db } = await signedInHere('investor');
  const kept = await keepFile(db, new Blob(['of the trip']));
  await keepFile(db, new Blob(['of nobody']));
  const until = new Date(Date.now() + 60_000).toISOString();
  await db.trips.put({ key: 'trip', takenAt: until, until, files: [kept], gone: [], part: 'first' });
  const { files, keptFiles } = await personSizes(noPause);
  expect(files).toEqual({ count: 2, bytes: 20 });
  expect(keptFiles).toEqual({ count: 1, bytes: 11 });
});

test('words that the device had no room for are unsent', async () => {
  localStorageHere();
  const { db } = await signedInHere('investor');
  const before = await personSizes(noPause);
  holdWords(ownerOf(db), 'form:message', { text: 'About my account' });
  keepUnsaved(newId(), [{ field: 'title', from: '', to: 'Looms' }]);
  expect((await personSizes(noPause)).unsent.count).toBe(before.unsent.count + 2);
  vi.unstubAllGlobals();
});
