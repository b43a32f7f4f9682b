import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { isStorageFull } from '#src/data/database/storage-full.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import {
  asked,
  publish,
  publishedManifest,
  publishLarge,
  serveDirectory,
} from '#src/testing/served-directory.ts';
import { choosePart, chosenPart } from './chosen-part.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { keep } from './keep.ts';
import { partHere } from './part-here.ts';
import { storedHashes } from './stored-files.ts';

serveDirectory();

const { put, delete: remove } = IDBObjectStore.prototype;

/** From now on these stores take nothing. */
function fillStores(...names: string[]): void {
  IDBObjectStore.prototype.put = function putElsewhere(...row) {
    if (names.includes(this.name)) throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, row);
  };
}

/** Takes nothing until so many of these files are gone; answers what of the directory was here as one was stored then. */
function fillDeviceUntilGone(hashes: string[], count: number): Set<string>[] {
  const seen: Set<string>[] = [];
  const gone = new Set<string>();
  IDBObjectStore.prototype.delete = function removeAndTell(key) {
    this.transaction.addEventListener('complete', () => {
      if (this.name === 'files' && typeof key === 'string' && hashes.includes(key)) gone.add(key);
    });
    return remove.call(this, key);
  };
  IDBObjectStore.prototype.put = function putWithRoom(...row) {
    if (gone.size < count) throw new DOMException('No room', 'QuotaExceededError');
    if (this.name === 'files') seen.push(new Set(gone));
    return put.apply(this, row);
  };
  return seen;
}

const filesOf = (kind: 'heads' | 'theses') => publishedManifest().base.map((segment) => segment[kind].hash);
const firstSet = () => publishedManifest().first?.hash ?? '';

test('who keeps less has the room of the rest back where not even that can be noted', async () => {
  await refreshDirectory(publishLarge());
  fillStores('manifest');
  await keep('heads');
  expect([...(await storedHashes())].sort()).toEqual([firstSet(), ...filesOf('heads')].sort());
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test.each(['heads', 'first'] as const)(
  'on a full device that holds everyone who keeps %s alone has that, and is sent the first set once',
  async (part) => {
    localStorageHere();
    await refreshDirectory(publishLarge());
    asked.length = 0;
    const theses = filesOf('theses');
    const goneBefore = fillDeviceUntilGone([...theses, ...filesOf('heads')], theses.length);
    await keep(part);
    freeDevice();
    expect(downloadState.getState()).toEqual({ at: 'rest' });
    expect(await partHere()).toBe(part);
    expect(await chosenPart()).toBe(part);
    expect(asked).toHaveLength(1);
    // Everybody can be searched until the first set is here.
    expect(goneBefore).toEqual([new Set(theses)]);
  },
);

test('on a device that is so full that the theses make too little room, the others make it', async () => {
  localStorageHere();
  await refreshDirectory(publishLarge());
  fillDeviceUntilGone([...filesOf('theses'), ...filesOf('heads')], 4);
  await keep('first');
  expect([...(await storedHashes())]).toEqual([firstSet()]);
});

test.each(['everything', 'heads', 'first'] as const)(
  'a full device gives nothing away of the older directory it has as wanted: %s',
  async (part) => {
    await choosePart(part);
    await refreshDirectory(publishLarge());
    const before = await storedHashes();
    const next = publishLarge('Granite Partners', 'Tamarind Capital');
    fillDevice();
    await refreshDirectory(next);
    expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'storage-full' });
    expect(await storedHashes()).toEqual(before);
  },
);

test('that fewer are wanted on a full device holds until something else is chosen', async () => {
  const beside = localStorageHere();
  await choosePart('everything');
  fillDevice();
  await choosePart('heads');
  await choosePart('first');
  expect(await chosenPart()).toBe('first');
  freeDevice();
  expect(await chosenPart()).toBe('first');
  await choosePart('heads');
  expect(await chosenPart()).toBe('heads');
  expect(beside.size).toBe(0);
  await choosePart(null);
  expect(await chosenPart()).toBe(null);
});

test('that more are wanted is refused on a full device', async () => {
  localStorageHere();
  await choosePart('first');
  fillDevice();
  await expect(choosePart('everything')).rejects.toSatisfy(isStorageFull);
  expect(await chosenPart()).toBe('first');
});

test('a small directory on a full device stays whole, whatever was chosen', async () => {
  localStorageHere();
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  fillDevice();
  await keep('first');
  expect(await partHere()).toBe('everything');
});
