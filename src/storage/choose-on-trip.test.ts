import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { choosePart, chosenPart } from '#src/directory/chosen-part.ts';
import { keep } from '#src/directory/keep.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { serveDirectory } from '#src/testing/served-directory.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';

let db: PersonDb;

serveDirectory();
beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
});

test('on a full device fewer than the person had chosen are noted, though a trip keeps fewer still', async () => {
  localStorageHere();
  await keep('everything');
  await takeTrip(14, 'first');
  expect(await chosenPart()).toBe('first');
  fillDevice();
  await choosePart('heads');
  expect(await chosenPart()).toBe('heads');
  freeDevice();
  await leaveTrip();
  expect(await chosenPart()).toBe('heads');
});

test('a choice that cannot take the place of that of a trip is not stored at all', async () => {
  await keep('everything');
  await takeTrip(14, 'first');
  const { delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.delete = function removeElsewhere(row) {
    if (row === 'trip' && this.name === 'choice') throw new DOMException('No answer', 'UnknownError');
    return remove.call(this, row);
  };
  await expect(choosePart('heads')).rejects.toThrow();
  await db.trips.clear();
  expect(await chosenPart()).toBe('everything');
});
