import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { currentDb, deletePersonDb, openPersonDb } from '#src/data/database/open-db.ts';
import { diagnose } from './diagnose.ts';

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  return () => vi.unstubAllGlobals();
});

afterEach(async () => {
  vi.restoreAllMocks();
  databaseFaults.setState({}, true);
  await deletePersonDb('guest');
});

test('where the data can be read the outbox is counted, and no database is at fault', async () => {
  await currentDb();
  expect(await diagnose()).toMatchObject({ outbox: { waiting: 0 }, databases: {} });
});

test('a database that does not open is named, without whose it is, and the rest is told all the same', async () => {
  const { open } = indexedDB;
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name.startsWith('person-')) throw new DOMException('Internal error', 'UnknownError');
    return open.call(indexedDB, name, version);
  });
  const diagnosis = await diagnose();
  expect(diagnosis).toMatchObject({ outbox: null, databases: { person: 'broken' }, connection: 'unknown' });
  expect(JSON.stringify(diagnosis)).not.toContain('guest');
});

test('a database that waits for another tab keeps nobody waiting for the rest', async () => {
  const old = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('person-guest', 1);
    request.onsuccess = () => resolve(request.result);
  });
  expect(await diagnose()).toMatchObject({ outbox: null, databases: { person: 'blocked' } });
  old.close();
  await openPersonDb('guest').open();
});

test('a browser that does not tell how much it stores is asked for the rest', async () => {
  const fails = () => Promise.reject(new Error('Internal error'));
  vi.stubGlobal('navigator', {
    storage: { estimate: fails, persisted: fails },
    serviceWorker: { getRegistration: fails },
    onLine: true,
    userAgent: 'a browser',
  });
  expect(await diagnose()).toMatchObject({
    storage: { usage: null, quota: null, persisted: null },
    serviceWorker: null,
    browser: 'a browser',
  });
});
