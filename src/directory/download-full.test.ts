import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import {
  asked,
  pathOf,
  publish,
  publishLarge,
  serveDirectory,
  thesisPathOf,
} from '#src/testing/served-directory.ts';
import { manifestPath } from '#sync/directory/manifest.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { partHere } from './part-here.ts';
import { storedInvestor } from './stored-investor.ts';

serveDirectory();

const full = { at: 'fault', reason: 'storage-full' };

/** From now on it stores so many files, and no more. */
function fillDeviceAfter(files: number): void {
  const { put } = IDBObjectStore.prototype;
  let stored = 0;
  IDBObjectStore.prototype.put = function putFew(...row) {
    if (this.name === 'files' && ++stored > files) throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, row);
  };
}

test('a full device says so and keeps the directory it had', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  fillDevice();
  await refreshDirectory(next);
  expect(downloadState.getState()).toEqual(full);
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a device that fills up in the middle keeps what came', async () => {
  fillDeviceAfter(1);
  await refreshDirectory(publishLarge());
  expect(downloadState.getState()).toEqual(full);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
});

test('a full device asks for nothing more until it has room, and then goes on with what it has', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `Tamarind ${at}`);
  const hash = publish(...names);
  fillDeviceAfter(0);
  await refreshDirectory(hash);
  asked.length = 0;
  for (let sync = 0; sync < 2; sync += 1) await refreshDirectory(hash);
  expect(asked).toEqual([]);
  expect(downloadState.getState()).toEqual(full);

  freeDevice();
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect(await partHere()).toBe('everything');
  expect(asked).toHaveLength(12);
  expect(asked).not.toContain(pathOf('Tamarind 7'));
});

test('what a full device could not store of an older directory is not taken for the new one', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  fillDeviceAfter(0);
  await refreshDirectory(publish('Saffron Capital'));
  const next = publish('Neem Ventures');
  asked.length = 0;
  for (let sync = 0; sync < 2; sync += 1) await refreshDirectory(next);
  expect(asked).toEqual([manifestPath, pathOf('Neem')]);
  freeDevice();
  await refreshDirectory(next);
  expect(asked).toEqual([manifestPath, pathOf('Neem'), thesisPathOf('Neem')]);
  expect((await storedInvestor(1))?.name).toBe('Neem Ventures');
});
