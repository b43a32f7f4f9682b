import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginTrip, currentTrip } from '#src/data/trip.ts';
import { choosePart, chosenPart } from '#src/directory/chosen-part.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { refreshDirectory } from '#src/directory/download.ts';
import { downloadState, setDownloadState } from '#src/directory/download-state.ts';
import { keep } from '#src/directory/keep.ts';
import { partHere } from '#src/directory/part-here.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { signedInHere } from '#src/testing/here.ts';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { bringMissing, bringUnasked } from './bring-missing.ts';
import { packing } from './packing.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';
import { noteBefore } from './trip-directory.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let served: Map<string, Uint8Array<ArrayBuffer>>;
let isOffline: boolean;
let asked: string[];

function serve(bytes: Uint8Array, sent: number) {
  const hash = hashOf(bytes);
  served.set(directoryFilePath(hash), new Uint8Array(bytes));
  return { hash, bytes: bytes.length, sent };
}

/** One that is told to be so large that people choose how much of it they keep. Answers the hash of its manifest. */
function publish(): string {
  const investors = [madeUpInvestor({ id: 1, name: 'Marigold Ventures', investmentThesis: 'Rain' })];
  const heads = serve(encodeHeads(investors), 2_000_000);
  const theses = serve(encodeTheses(investors), 3_000_000);
  const first = { ...serve(encodeRecords(investors, []), 1_000), rows: 1 };
  const base = [{ segment: 0, rows: 1, heads, theses }];
  const manifest = { total: 1, generation: 1, base, deltas: [], first } satisfies Manifest;
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  served.set(manifestPath, bytes);
  return hashOf(bytes);
}

/** The device has the first of the investors, as its person chose. */
async function holdFirst(): Promise<void> {
  await keep('first');
  await refreshDirectory(publish());
}

/** A trip whose files were brought, and none of its investors. */
async function beginUnbrought(): Promise<void> {
  await holdFirst();
  await noteBefore(await beginTrip(14, { part: 'everything' }, Date.now()));
}

beforeEach(async () => {
  served = new Map();
  asked = [];
  isOffline = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isOffline) throw new TypeError('Failed to fetch');
    const file = served.get(path);
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
  const { manifests, files, choices } = directoryDb;
  await Promise.all([manifests, files, choices].map((table) => table.clear()));
  await signedInHere('investor');
});

afterEach(() => {
  vi.unstubAllGlobals();
  meter(undefined);
});

const meter = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test('a trip brings as many investors as were wanted, and takes them along when it is deleted', async () => {
  await holdFirst();
  expect(await partHere()).toBe('first');
  await takeTrip(14, 'heads');
  expect(await partHere()).toBe('heads');
  await leaveTrip();
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
});

test('where more is here than is wanted nothing of it goes, and nothing is asked of the network', async () => {
  await refreshDirectory(publish());
  asked = [];
  await takeTrip(14, 'first');
  expect(await partHere()).toBe('everything');
  expect(asked).toEqual([]);
  await leaveTrip();
  expect(await partHere()).toBe('everything');
});

test('investors that do not come are missed, and brought once there is a network', async () => {
  await holdFirst();
  isOffline = true;
  await takeTrip(14, 'everything');
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
  expect(await partHere()).toBe('first');
  isOffline = false;
  await bringMissing();
  expect(await partHere()).toBe('everything');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('what the person chooses of the directory during a trip is left to them when it ends', async () => {
  const { db } = await signedInHere('investor');
  await holdFirst();
  await takeTrip(14, 'heads');
  await keep('everything');
  await leaveTrip();
  expect(await currentTrip(db)).toBe(null);
  expect(await chosenPart()).toBe('everything');
});

test('a trip takes along what is here, though less was chosen a moment before, and lets it go when it is deleted', async () => {
  await refreshDirectory(publish());
  await choosePart('first');
  await takeTrip(14, 'everything');
  expect(await chosenPart()).toBe('everything');
  expect(await partHere()).toBe('everything');
  await leaveTrip();
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
});

test('on a metered connection a deleted trip takes along what it alone brought, and nothing is chosen by it', async () => {
  meter({ saveData: true });
  await refreshDirectory(publish());
  expect(await partHere()).toBe('first');
  await takeTrip(14, 'everything');
  expect(await partHere()).toBe('everything');
  await leaveTrip();
  expect(await partHere()).toBe('first');
  expect(await chosenPart()).toBe(null);
  expect(downloadState.getState()).toEqual({ at: 'asking', bytes: 5_000_000 });
});

test('where nothing was chosen, and the connection is no longer metered when the trip is deleted, all of it stays', async () => {
  meter({ saveData: true });
  await refreshDirectory(publish());
  await takeTrip(14, 'heads');
  meter(undefined);
  await leaveTrip();
  expect(await chosenPart()).toBe(null);
  expect(await partHere()).toBe('everything');
});

test('a trip that another tab deletes while this one brings its files brings no investors', async () => {
  const { db } = await signedInHere('investor');
  await holdFirst();
  const stop = packing.subscribe(({ at }) => void (at === 'files' && db.trips.delete('trip')));
  await takeTrip(14, 'everything');
  stop();
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('one that another tab deletes just before this one chooses its investors leaves the choice as it was', async () => {
  const { db } = await signedInHere('investor');
  await holdFirst();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'choice') void db.trips.delete('trip');
    return put.apply(this, given);
  });
  await takeTrip(14, 'everything');
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('a trip that is deleted while its investors come leaves as many as there were', async () => {
  await holdFirst();
  const { fetch } = globalThis;
  let left: Promise<void> | undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    left ??= leaveTrip();
    return fetch(path);
  });
  await takeTrip(14, 'everything');
  await left;
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('investors that a trip had not come to are brought unasked', async () => {
  await beginUnbrought();
  expect(await bringUnasked()).toBe(null);
  expect(await partHere()).toBe('everything');
});

test('a tab that has not been told yet what investors there are does not call that no network', async () => {
  await beginUnbrought();
  setDownloadState({ at: 'waiting' });
  expect(await bringUnasked()).toBe(null);
  expect(await chosenPart()).toBe('first');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('investors are not brought unasked where the connection turned metered while the files came', async () => {
  await beginUnbrought();
  asked = [];
  const stop = packing.subscribe(({ at }) => void (at === 'files' && meter({ type: 'cellular' })));
  await bringUnasked();
  stop();
  expect(asked).toEqual([]);
  expect(await chosenPart()).toBe('first');
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('investors that a full device has no room for are not asked for again unasked', async () => {
  await beginUnbrought();
  setDownloadState({ at: 'fault', reason: 'storage-full' });
  asked = [];
  await bringUnasked();
  expect(asked).toEqual([]);
});

test('where the person chooses fewer investors during a trip, or deletes them, none are brought unasked', async () => {
  await holdFirst();
  await takeTrip(14, 'everything');
  await keep('first');
  await bringUnasked();
  expect(await partHere()).toBe('first');
  await bringMissing();
  expect(await partHere()).toBe('everything');
  await removeDirectory();
  await bringUnasked();
  expect(await partHere()).toBe(null);
});
