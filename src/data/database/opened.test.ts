import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft } from '#src/data/drafts.ts';
import { openDrafts } from '#src/data/use-drafts.ts';
import { currentDatabase } from './current-database.ts';
import { databaseFaults } from './database-fault.ts';
import { device } from './device-db.ts';
import { inTransaction } from './in-transaction.ts';
import { liveAnswer } from './live-answer.ts';
import { currentDb, deletePersonDb, openPersonDb } from './open-db.ts';
import { opened, UnopenedError } from './opened.ts';
import { reconnecting } from './reconnecting.ts';

afterEach(async () => {
  vi.useRealTimers();
  await deletePersonDb('guest');
  databaseFaults.setState({}, true);
});

/** What a tab does that holds the guest's database in a version and does not let go when asked to. */
function holdIn(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('person-guest', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

test('an old tab that does not let go is told of, and the database opens by itself once it does', async () => {
  const old = await holdIn(1);
  const opening = currentDb();
  await expect.poll(() => databaseFaults.getState()).toEqual({ 'person-guest': 'blocked' });
  old.close();
  const db = await opening;
  expect(databaseFaults.getState()).toEqual({});
  await createDraft();
  expect(await openDrafts(db)).toHaveLength(1);
});

test('who waits behind somebody else who waits for an old tab is told of it, too', async () => {
  const old = await holdIn(1);
  // The browser tells this one alone, as it came first: the service worker, or another tab.
  const first = holdIn(2);
  const opening = currentDb();
  await expect.poll(() => databaseFaults.getState()).toEqual({ 'person-guest': 'blocked' });
  old.close();
  (await first).close();
  await opening;
  expect(databaseFaults.getState()).toEqual({});
});

test('an upgrade that takes its time is not taken for an old tab, and one that waited for one says so no more', async () => {
  await olderDatabaseWithWork();
  const upgrade = heldUpgrade();
  // Safari and Firefox tell what is on the disk until the upgrade is through.
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: 'person-guest', version: 5 }]);
  const old = await holdIn(5);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const opening = currentDb();
  await expect.poll(() => databaseFaults.getState()).toEqual({ 'person-guest': 'blocked' });
  old.close();
  await upgrade.begun;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(databaseFaults.getState()).toEqual({});
  upgrade.goOn();
  await opening;
  expect(databaseFaults.getState()).toEqual({});
});

/** The next upgrade of the guest's database does nothing further until it is told to go on. */
function heldUpgrade() {
  const { createObjectStore } = IDBDatabase.prototype;
  const begun = Promise.withResolvers<void>();
  let isHeld = true;
  const hold = (store: IDBObjectStore) => {
    begun.resolve();
    if (isHeld) store.count().onsuccess = () => hold(store);
  };
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    const store = createObjectStore.apply(this, given);
    if (this.name === 'person-guest') hold(store);
    return store;
  });
  const goOn = () => {
    isHeld = false;
  };
  return { begun: begun.promise, goOn };
}

test('a database that a newer version has changed is told of at once, is not written to, and keeps everything', async () => {
  await createDraft();
  const newer = await holdIn(1000);
  expect(databaseFaults.getState()).toEqual({ 'person-guest': 'newer' });
  await expect(createDraft()).rejects.toThrow(UnopenedError);
  const count = newer.transaction('outbox').objectStore('outbox').count();
  await expect.poll(() => count.readyState).toBe('done');
  expect(count.result).toBe(1);
  newer.close();
});

test('nothing is read of a database that a newer version has changed, whoever asks it first', async () => {
  (await holdIn(1000)).close();
  const answers: unknown[] = [];
  const faults: unknown[] = [];
  const stop = liveAnswer(({ meta }) => meta.toArray()).subscribe(
    (answer) => answers.push(answer),
    (fault) => faults.push(fault),
  );
  await expect.poll(() => databaseFaults.getState()).toEqual({ 'person-guest': 'newer' });
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  expect(currentDatabase.getState()).toEqual({ name: 'person-guest' });
  expect([answers, faults]).toEqual([[], []]);
  stop();
});

test('what is done first with a database that a newer version has changed fails for that, as all later does', async () => {
  (await holdIn(1000)).close();
  const db = openPersonDb('guest');
  await expect(inTransaction(db, () => db.meta.count())).rejects.toThrow(UnopenedError);
  await expect(inTransaction(db, () => db.meta.count())).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ 'person-guest': 'newer' });
});

test('a live question goes on once its own database opens, whatever else a newer version has changed', async () => {
  const { id } = await olderDatabaseWithWork();
  databaseFaults.setState({ directory: 'newer' });
  const { createObjectStore } = IDBDatabase.prototype;
  const broken = vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(() => {
    throw new DOMException('No such luck', 'ConstraintError');
  });
  let answer: string[] = [];
  const stop = liveAnswer(async ({ outbox }) => (await outbox.toArray()).map((entry) => entry.id)).subscribe(
    (ids) => {
      answer = ids;
    },
  );
  await expect.poll(() => databaseFaults.getState()['person-guest']).toBe('broken');
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  broken.mockImplementation(function (this: IDBDatabase, ...given) {
    return createObjectStore.apply(this, given);
  });
  await reconnecting(await currentDb(), async () => undefined);
  await expect.poll(() => answer).toEqual([id]);
  stop();
});

test('an upgrade that throws costs nothing that was stored: the next try finds it', async () => {
  const { id } = await olderDatabaseWithWork();
  const { createObjectStore } = IDBDatabase.prototype;
  let isFirst = true;
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    if (!isFirst) return createObjectStore.apply(this, given);
    isFirst = false;
    throw new DOMException('No such luck', 'ConstraintError');
  });
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ 'person-guest': 'broken' });
  const draftId = await createDraft();
  expect(databaseFaults.getState()).toEqual({});
  const { outbox } = await currentDb();
  expect(await outbox.orderBy('order').toArray()).toMatchObject([{ id }, { args: { draftId } }]);
});

test('a live question that is asked while an upgrade throws is no fault of the app: it is answered once one goes through', async () => {
  const { id } = await olderDatabaseWithWork();
  const { createObjectStore } = IDBDatabase.prototype;
  let goesThrough = false;
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function (
    this: IDBDatabase,
    ...given
  ) {
    if (goesThrough || this.name !== 'person-guest') return createObjectStore.apply(this, given);
    throw new DOMException('No such luck', 'ConstraintError');
  });
  const answers = new Map<number, string[]>();
  const faults: unknown[] = [];
  const questions = [1, 2, 3].map((question) =>
    liveAnswer(async ({ outbox }) => (await outbox.toArray()).map((entry) => entry.id)).subscribe(
      (ids) => answers.set(question, ids),
      (fault) => faults.push(fault),
    ),
  );
  await expect.poll(() => databaseFaults.getState()).toEqual({ 'person-guest': 'broken' });
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  expect(answers.size).toBe(0);
  goesThrough = true;
  await reconnecting(await currentDb(), async () => undefined);
  await expect.poll(() => [...answers.values()]).toEqual([[id], [id], [id]]);
  expect(faults).toEqual([]);
  for (const stop of questions) stop();
});

/** A database from before the first version of today, with one piece of unsent work and no row tables. */
async function olderDatabaseWithWork(): Promise<{ id: string }> {
  const entry = { order: 1, id: 'unsent', name: 'createDraft', args: {}, touches: [], state: 'waiting' };
  const request = indexedDB.open('person-guest', 5);
  request.onupgradeneeded = () => {
    const outbox = request.result.createObjectStore('outbox', { keyPath: 'order' });
    outbox.createIndex('id', 'id', { unique: true });
    outbox.createIndex('state', 'state');
    outbox.createIndex('touches', 'touches', { multiEntry: true });
    outbox.put(entry);
  };
  await new Promise((resolve) => request.addEventListener('success', resolve));
  request.result.close();
  return entry;
}

test('a database that the browser cannot open is told of', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name, version) {
    if (name === 'person-guest')
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    return open.call(this, name, version);
  });
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ 'person-guest': 'broken' });
});

const noMutations = 'A mutation operation was attempted on a database that did not allow mutations.';

test.each([
  ['Firefox where a site may keep nothing', 'SecurityError', 'The operation is insecure.'],
  ['Firefox in private windows of old', 'InvalidStateError', noMutations],
  [
    'Chromium where a site may keep nothing',
    'UnknownError',
    'The user denied permission to access the database.',
  ],
])('a browser that gives no database is told from one that cannot open it: %s', async (_, name, message) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  device.close({ disableAutoOpen: false });
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException(message, name);
  });
  await expect(currentDb()).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ device: 'missing' });
  vi.mocked(IDBFactory.prototype.open).mockRestore();
  await reconnecting(device, async () => undefined);
  expect(databaseFaults.getState()).toEqual({});
});

test('a browser that knows no databases at all gives none', async () => {
  const nowhere = new Dexie('nowhere', { indexedDB: undefined });
  await expect(opened(nowhere)).rejects.toThrow(UnopenedError);
  expect(databaseFaults.getState()).toEqual({ nowhere: 'missing' });
});
