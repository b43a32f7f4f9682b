import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { recordApproach } from '#src/data/approaches.ts';
import { chooseFiles } from '#src/data/chosen-files.ts';
import { createDraft, storedDraft } from '#src/data/drafts.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { sendPutOffAtOnce } from '#src/data/exchange/send-put-off.ts';
import { exportMine } from '#src/data/export-mine.ts';
import { filesToBring } from '#src/data/files-to-bring.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { retryItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxFigures } from '#src/data/outbox/outbox-figures.ts';
import { personSizes } from '#src/data/storage-sizes.ts';
import { endTrip } from '#src/data/trip.ts';
import { isAllRead } from '#src/data/trip-contents.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { noteView } from '#src/data/views.ts';
import { writtenIn } from '#src/data/words/written-forms.ts';
import { holdConnections, loseConnections, loseEveryConnection } from '#src/testing/lose-connections.ts';
import { newId } from '#sync/ids.ts';
import { databaseFaults } from './database-fault.ts';
import { liveAnswer } from './live-answer.ts';
import { currentDb, deletePersonDb, openPersonDb } from './open-db.ts';
import { UnopenedError } from './opened.ts';
import { reconnecting } from './reconnecting.ts';

afterEach(async () => {
  holdConnections();
  await deletePersonDb('guest');
});

const draft = () => ({
  id: newId(),
  name: 'createDraft',
  args: { draftId: newId(), currency: 'INR' },
  doneAt: '2026-03-01T09:00:00.000Z',
});

test.each(['InvalidStateError', 'UnknownError'])(
  'a write that meets a lost connection (%s) is stored once, on a fresh one',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const db = await currentDb();
    loseConnections(fault);
    await enqueue(db, draft());
    expect(await db.outbox.count()).toBe(1);
    expect(await openDrafts(db)).toHaveLength(1);
  },
);

test('a read that meets a lost connection is answered from a fresh one', async () => {
  await createDraft();
  const db = await currentDb();
  loseConnections('UnknownError');
  expect(await reconnecting(db, () => openDrafts(db))).toHaveLength(1);
});

const byHand = { from: {}, to: { name: 'Monsoon Capital' } };
test.each<[string, (draftId: string) => Promise<unknown>, unknown]>([
  ['a draft as it is stored', async (id) => (await storedDraft(id))?.id === id, true],
  ['to list an investor by hand', async () => (await recordApproach(byHand), waiting()), 2],
  ['to note that a deal was seen', async () => (await noteView(newId()), waiting()), 2],
  ['what is written in a form', () => writtenIn('profile'), { form: undefined, writer: null }],
  ['to take a file along with a message', () => chooseFiles('one', [new File(['%PDF-1.7'], 'a.pdf')]), []],
  ['the files of a trip', filesToBring, []],
  ['to end a trip', endTrip, null],
  ['whether everything has come', () => isAllRead(), false],
  ['to export everything of the person', async () => (await exportMine(null, 'json')).text(), /createDraft/],
  ['to export what is unsent', async () => (await exportUnsent()).text(), /createDraft/],
  ['the figures of the outbox', async () => (await outboxFigures(Date.now())).outbox.waiting, 1],
  ['how much room everything takes', async () => (await personSizes(async () => {})).unsent.count, 2],
  ['to send again what waits', async (id) => (await retryItem(`drafts/${id}`), waiting()), 1],
  ['to send again what was put off', async () => (await sendPutOffAtOnce(), waiting()), 1],
])('who asks once (%s) as the connection is lost is answered from a fresh one', async (_, ask, answer) => {
  const draftId = await createDraft();
  loseConnections('UnknownError');
  const answered = await ask(draftId);
  if (answer instanceof RegExp) expect(answered).toMatch(answer);
  else expect(answered).toEqual(answer);
});

async function waiting(): Promise<number> {
  return (await currentDb()).outbox.where('state').equals('waiting').count();
}

test('a live question is answered again, and stays live, after its connection was lost', async () => {
  await createDraft();
  const counts: number[] = [];
  const stop = liveAnswer(async (db) => (await openDrafts(db)).length).subscribe((count) =>
    counts.push(count),
  );
  await expect.poll(() => counts).toEqual([1]);
  loseConnections('UnknownError');
  await createDraft();
  await expect.poll(() => counts.at(-1)).toBe(2);
  loseConnections('UnknownError');
  await createDraft();
  await expect.poll(() => counts.at(-1)).toBe(3);
  stop();
});

test('a live question whose connection is lost again before it is answered stays live', async () => {
  await createDraft();
  const counts: number[] = [];
  const [onFault, losses] = [vi.fn(), [true, true, true]];
  let isLosing = false;
  const stop = liveAnswer(async (db) => {
    if (isLosing && losses.pop()) loseConnections('UnknownError');
    return (await openDrafts(db)).length;
  }).subscribe((count) => counts.push(count), onFault);
  await expect.poll(() => counts).toEqual([1]);
  isLosing = true;
  await createDraft();
  await expect.poll(() => counts.at(-1)).toBe(2);
  await createDraft();
  await expect.poll(() => counts.at(-1)).toBe(3);
  expect([losses, onFault.mock.calls]).toEqual([[], []]);
  stop();
});

test('what has a live question fail on every fresh connection is told, once', async () => {
  const fault = new DOMException('Unreadable', 'UnknownError');
  const onFault = vi.fn();
  const stop = liveAnswer(async () => {
    throw fault;
  }).subscribe(() => expect.unreachable(), onFault);
  await expect.poll(() => onFault.mock.calls).toEqual([[fault]]);
  stop();
});

test('a write that was stored before its connection was lost is not done twice', async () => {
  const db = await currentDb();
  const entry = draft();
  let tries = 0;
  await reconnecting(db, async () => {
    tries += 1;
    await enqueue(db, entry);
    if (tries === 1) throw new DOMException('Connection lost', 'UnknownError');
  });
  expect(tries).toBe(2);
  expect((await db.outbox.toArray()).map(({ id }) => id)).toEqual([entry.id]);
});

test('an edit that joined an earlier one before its connection was lost changes the words once', async () => {
  const db = await currentDb();
  const created = draft();
  const { draftId } = created.args;
  const edit = (from: string, to: string) => ({
    id: newId(),
    name: 'editDraft',
    args: { draftId, field: 'title', from, to },
    doneAt: created.doneAt,
  });
  await enqueue(db, created);
  await enqueue(db, edit('', 'Monsoon'));
  const second = edit('Monsoon', 'Monsoon Mills');
  let tries = 0;
  await reconnecting(db, async () => {
    tries += 1;
    await enqueue(db, second);
    if (tries === 1) throw new DOMException('Connection lost', 'UnknownError');
  });
  expect(await openDrafts(db)).toMatchObject([{ title: 'Monsoon Mills', conflicts: [] }]);
});

test('while every connection is lost that is told, and once they hold again all goes on', async () => {
  const db = await currentDb();
  const counts: number[] = [];
  const stop = liveAnswer(async (db) => (await openDrafts(db)).length).subscribe((count) =>
    counts.push(count),
  );
  await expect.poll(() => counts.at(-1)).toBe(0);
  loseEveryConnection('UnknownError');
  await expect(enqueue(db, draft())).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ 'person-guest': 'broken' });
  holdConnections();
  await enqueue(db, draft());
  expect(databaseFaults.getState()).toEqual({});
  await expect.poll(() => counts.at(-1)).toBe(1);
  stop();
});

test('a database that was deleted does not come back by a write that was under way', async () => {
  const userId = newId();
  const db = openPersonDb(userId);
  await db.open();
  await deletePersonDb(userId);
  await expect(enqueue(db, draft())).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`person-${userId}`);
});
