import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifestPath, segmentPath, toSegment } from '#sync/directory.ts';
import { madeUpInvestor } from '../testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { storedInvestor } from './stored-investor.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let served: Map<string, string>;
let asked: string[];

/** Publishes one file a segment and returns the hash of the manifest. */
function publish(...names: string[]): string {
  const files = names.map((name, segment) => {
    const file = JSON.stringify(toSegment([madeUpInvestor({ id: segment * 1024 + 1, name })]));
    served.set(segmentPath(hashOf(file)), file);
    return { hash: hashOf(file), segment, rows: 1, bytes: file.length };
  });
  const manifest = JSON.stringify({ total: names.length, files });
  served.set(manifestPath, manifest);
  return hashOf(manifest);
}

const pathOf = (name: string) => [...served].find(([, file]) => file.includes(name))?.[0] ?? '';

beforeEach(() => {
  served = new Map();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const file = served.get(path);
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([directoryDb.manifests.clear(), directoryDb.files.clear()]);
});

test('the directory the server names is on the device afterwards', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test('nothing is asked of the network when it is already here', async () => {
  const hash = publish('Marigold Ventures');
  await refreshDirectory(hash);
  asked = [];
  await refreshDirectory(hash);
  expect(asked).toEqual([]);
});

test('a page of a captive portal is not taken for a file, and the old directory stays', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  served.set(pathOf('Granite'), '<html>Please sign in to the hotel</html>');
  await refreshDirectory(next);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'damaged' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a download cut off goes on where it stopped', async () => {
  const hash = publish('Marigold Ventures', 'Blue Lotus');
  const missing = pathOf('Blue Lotus');
  const file = served.get(missing) ?? '';
  served.delete(missing);
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'no-answer' });
  served.set(missing, file);
  asked = [];
  await refreshDirectory(hash);
  expect(asked).toEqual([manifestPath, missing]);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
});

test('only changed files are fetched, and those no longer named are deleted', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  const next = publish('Marigold Ventures', 'Granite Partners');
  asked = [];
  await refreshDirectory(next);
  expect(asked).toEqual([manifestPath, pathOf('Granite')]);
  expect(await directoryDb.files.count()).toBe(2);
});

test('a full device says so and keeps the directory it had', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await refreshDirectory(next);
  full.mockRestore();
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'storage-full' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});
