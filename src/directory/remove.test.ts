import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { refreshAgain, refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { isRemovalOwed, removeStored } from './owed-removal.ts';
import { partHere } from './part-here.ts';
import { removeDirectory } from './remove.ts';
import { directorySize, storedNames } from './stored-size.ts';

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const size = () => directorySize(async () => undefined);
let served: Map<string, Uint8Array<ArrayBuffer>>;
let isOffline = false;
let asked: string[];
/** Called before an answer is given. */
let onAsked: (path: string) => Promise<void>;

beforeEach(async () => {
  served = new Map();
  isOffline = false;
  asked = [];
  onAsked = async () => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    await onAsked(path);
    const file = served.get(path);
    if (isOffline) throw new TypeError('Failed to fetch');
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
  await refreshDirectory(publish());
});

afterEach(() => {
  vi.unstubAllGlobals();
  meter(undefined);
});

const meter = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

function serve(bytes: Uint8Array) {
  const hash = hashOf(bytes);
  served.set(directoryFilePath(hash), new Uint8Array(bytes));
  return { hash, bytes: bytes.length, sent: bytes.length };
}

/** One segment; answers the hash of the manifest. */
function publish(): string {
  const investors = [madeUpInvestor({ id: 1, name: 'Marigold Ventures' })];
  const segment = {
    segment: 0,
    rows: 1,
    heads: serve(encodeHeads(investors)),
    theses: serve(encodeTheses(investors)),
  };
  const manifest = { total: 1, generation: 1, base: [segment], deltas: [], first: null } satisfies Manifest;
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  served.set(manifestPath, bytes);
  return hashOf(bytes);
}

test('the directory is as large as its files and indexes as they are stored', async () => {
  const stored = await directoryDb.pages.toArray();
  const bytes = stored.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  expect(await size()).toEqual({ count: 2, bytes });
  await directoryDb.indexes.put({ key: 'an index', index: new ArrayBuffer(1_000) });
  expect(await size()).toEqual({ count: 3, bytes: bytes + 1_000 });
  const names = await storedNames();
  await directoryDb.indexes.clear();
  expect(await storedNames()).not.toBe(names);
  expect(await size()).toEqual({ count: 2, bytes });
});

test('what is deleted is brought again at once where there is a network', async () => {
  await directoryDb.indexes.put({ key: 'an index', index: new ArrayBuffer(1_000) });
  await removeDirectory();
  expect(await directoryDb.indexes.count()).toBe(0);
  expect(await partHere()).toBe('everything');
});

test('on a metered connection what is deleted does not come again at once', async () => {
  asked = [];
  meter({ saveData: true });
  await removeDirectory();
  expect(asked).toEqual([]);
  expect(await size()).toEqual({ count: 0, bytes: 0 });
});

test('a download stops where all of it is deleted, and begins no more', async () => {
  await removeStored();
  meter({ saveData: true });
  asked = [];
  let removed: Promise<void> | undefined;
  onAsked = async () => {
    removed ??= removeDirectory();
    await vi.waitUntil(isRemovalOwed);
  };
  const waiting = [refreshAgain(), refreshAgain()];
  await Promise.all(waiting);
  await removed;
  expect(asked).toHaveLength(1);
  expect(await size()).toEqual({ count: 0, bytes: 0 });
  expect(await isRemovalOwed()).toBe(false);
});

test('without a network it is gone, which is said, until there is one', async () => {
  isOffline = true;
  await removeDirectory();
  expect(await partHere()).toBe(null);
  expect(await size()).toEqual({ count: 0, bytes: 0 });
  expect(downloadState.getState()).toMatchObject({ at: 'fault', reason: 'no-answer' });
  isOffline = false;
  await refreshAgain();
  expect(await partHere()).toBe('everything');
});
