import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { liveAnswers } from '#src/data/database/live-answers.ts';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { isEmptied, wantAgain } from './deleted.ts';
import { directoryDb } from './directory-db.ts';
import { bringToLook, refreshAgain, refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isRemovalOwed, removeOwed, removeStored } from './owed-removal.ts';
import { partHere } from './part-here.ts';
import { removeDirectory } from './remove.ts';
import { storedInvestor } from './stored-investor.ts';
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
  await wantAgain();
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
function publish(name = 'Marigold Ventures'): string {
  const investors = [madeUpInvestor({ id: 1, name })];
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

test('what is deleted stays deleted, whatever the server has to tell of it', async () => {
  await directoryDb.indexes.put({ key: 'an index', index: new ArrayBuffer(1_000) });
  asked = [];
  expect(await removeDirectory()).toBe(true);
  expect(await directoryDb.indexes.count()).toBe(0);
  await refreshAgain();
  await refreshDirectory(publish('Lotus Capital'));
  expect(asked).toEqual([]);
  expect(await size()).toEqual({ count: 0, bytes: 0 });
});

test('who looks into the database again has it again, with what came since, and from then on as before', async () => {
  await removeDirectory();
  vi.stubGlobal('navigator', { onLine: true });
  await bringToLook();
  expect(await partHere()).toBe('everything');
  await refreshDirectory(publish('Lotus Capital'));
  expect((await storedInvestor(1))?.name).toBe('Lotus Capital');
});

test('who looked while there was no network has it once there is one', async () => {
  await removeDirectory();
  isOffline = true;
  vi.stubGlobal('navigator', { onLine: false });
  await bringToLook();
  isOffline = false;
  await refreshAgain();
  expect(await partHere()).toBe('everything');
});

test('that nothing is here because it was deleted is known until some of it has come again', async () => {
  expect(await isEmptied()).toBe(false);
  await removeDirectory();
  expect(await isEmptied()).toBe(true);
  isOffline = true;
  vi.stubGlobal('navigator', { onLine: false });
  await bringToLook();
  await refreshAgain();
  expect(await isEmptied()).toBe(true);
  isOffline = false;
  await refreshAgain();
  expect(await partHere()).toBe('everything');
  expect(await isEmptied()).toBe(false);
});

test('a download stops where all of it is deleted, and begins no more', async () => {
  await removeStored();
  meter({ saveData: true });
  asked = [];
  let removed: Promise<boolean> | undefined;
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

test('who asks for the directory before its deletion has its turn keeps it, and has what is new of it', async () => {
  const hash = publish('Lotus Capital');
  let removed: Promise<boolean> | undefined;
  onAsked = async () => {
    if (removed) return;
    removed = removeDirectory();
    await vi.waitUntil(isRemovalOwed);
    await wantAgain();
  };
  await refreshDirectory(hash);
  expect(await removed).toBe(false);
  expect((await storedInvestor(1))?.name).toBe('Lotus Capital');
  await refreshDirectory(publish('Tulip Partners'));
  expect((await storedInvestor(1))?.name).toBe('Tulip Partners');
});

test('who asks for the directory after a download deleted it has it, though who deleted it still waits for their turn', async () => {
  const download = Promise.withResolvers<void>();
  const turn = oneAtATime(() => download.promise);
  const removed = removeDirectory();
  await vi.waitUntil(isRemovalOwed);
  expect(await removeOwed()).toBe(true);
  await wantAgain();
  const brought = refreshAgain();
  download.resolve();
  await Promise.all([turn, removed, brought]);
  expect(await partHere()).toBe('everything');
});

test('who waited long for their turn hears that all of it is deleted by the download they waited for', async () => {
  const download = Promise.withResolvers<void>();
  const turn = oneAtATime(() => download.promise);
  const removed = removeDirectory();
  await vi.waitUntil(isRemovalOwed);
  await directoryDb.owedRemovals.put({ key: 'removal', at: Date.now() - 120_000 });
  expect(await removeOwed()).toBe(true);
  expect(await isRemovalOwed()).toBe(false);
  download.resolve();
  await turn;
  expect(await removed).toBe(true);
  expect(downloadState.getState()).toMatchObject({ at: 'waiting' });
});

test('where the tab that was to delete the directory is gone, who looks into the database has it', async () => {
  await directoryDb.owedRemovals.put({ key: 'removal', at: Date.now() });
  vi.stubGlobal('navigator', { onLine: true });
  await bringToLook();
  await refreshDirectory(publish('Lotus Capital'));
  expect((await storedInvestor(1))?.name).toBe('Lotus Capital');
});

test('where nothing was deleted, who looks into the database has nothing written, so a full device is no hindrance', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await expect(wantAgain()).resolves.toBe(false);
});

test('on a full device it is deleted, stays so and is known to be, until the person asks for it and some of it has come', async () => {
  const beside = localStorageHere();
  fillDevice();
  expect(await removeDirectory()).toBe(true);
  freeDevice();
  expect(await size()).toEqual({ count: 0, bytes: 0 });
  asked = [];
  await refreshAgain();
  expect(asked).toEqual([]);
  expect(await isEmptied()).toBe(true);
  expect(await wantAgain()).toBe(true);
  expect(await isEmptied()).toBe(true);
  await refreshAgain();
  expect(await partHere()).toBe('everything');
  expect(await isEmptied()).toBe(false);
  expect(beside.size).toBe(0);
});

test('who looks once it was deleted from a full device is told so, and hears once some of it has come again', async () => {
  const beside = localStorageHere();
  fillDevice();
  await removeDirectory();
  freeDevice();
  expect([...beside.keys()].sort()).toEqual(['pankh-directory-deleted', 'pankh-directory-emptied']);
  let isGone: boolean | undefined;
  const stop = liveAnswers(isEmptied)(
    (answer) => {
      isGone = answer;
    },
    () => expect.unreachable(),
  );
  onTestFinished(stop);
  await expect.poll(() => isGone).toBe(true);
  await wantAgain();
  await refreshAgain();
  await expect.poll(() => isGone).toBe(false);
});

test('on a full device that cannot hold that it was deleted, it is not', async () => {
  const before = await size();
  vi.stubGlobal('localStorage', undefined);
  fillDevice();
  await expect(removeDirectory()).rejects.toSatisfy(isStorageFull);
  freeDevice();
  expect(await size()).toEqual(before);
  expect(await isEmptied()).toBe(false);
});

test('without a network it is gone, which is said, until there is one', async () => {
  isOffline = true;
  await removeDirectory();
  expect(await partHere()).toBe(null);
  expect(await size()).toEqual({ count: 0, bytes: 0 });
  await wantAgain();
  await refreshAgain();
  expect(downloadState.getState()).toMatchObject({ at: 'fault', reason: 'no-answer' });
  isOffline = false;
  await refreshAgain();
  expect(await partHere()).toBe('everything');
});
