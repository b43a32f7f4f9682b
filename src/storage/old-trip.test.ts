import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb, Trip } from '#src/data/database/person-db.ts';
import { beginTrip, currentTrip } from '#src/data/trip.ts';
import { choosePart, chosenPart } from '#src/directory/chosen-part.ts';
import { refreshDirectory } from '#src/directory/download.ts';
import { keep } from '#src/directory/keep.ts';
import { partHere } from '#src/directory/part-here.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { meter, publishLarge, serveDirectory } from '#src/testing/served-directory.ts';
import { bringUnasked } from './bring-missing.ts';
import { leaveTrip } from './take-trip.ts';

let db: PersonDb;

serveDirectory();
beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
});

/** A trip for everyone, as a version before TripChoice has stored it. */
async function beginOldTrip(before: Pick<Trip, 'partBefore' | 'hereBefore' | 'hasChosen'>): Promise<void> {
  await beginTrip(14, { part: 'everything' }, Date.now());
  await db.trips.update('trip', before);
}

/** The device has the first of the investors, and what the trip had chosen is half brought. */
async function beginHalfBrought(): Promise<void> {
  await keep('first');
  await refreshDirectory(publishLarge());
  await choosePart('everything');
  await beginOldTrip({ partBefore: 'first', hasChosen: true });
}

test('an old trip that had chosen is brought further, and leaves what was chosen before it', async () => {
  await beginHalfBrought();
  expect(await bringUnasked()).toBe(null);
  expect(await partHere()).toBe('everything');
  await leaveTrip();
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
});

test('one that had brought nothing yet brings its investors unasked, and leaves what was chosen before it', async () => {
  await keep('first');
  await refreshDirectory(publishLarge());
  await beginOldTrip({ partBefore: 'first' });
  expect(await bringUnasked()).toBe(null);
  expect(await partHere()).toBe('everything');
  await leaveTrip();
  expect(await partHere()).toBe('first');
});

test('one that was taken on a metered connection, where nothing was chosen, leaves as much as there was', async () => {
  meter({ saveData: true });
  const hash = publishLarge();
  await refreshDirectory(hash);
  await keep('everything');
  await beginOldTrip({ partBefore: null, hereBefore: 'first', hasChosen: true });
  await leaveTrip();
  expect(await partHere()).toBe('first');
  expect(await chosenPart()).toBe(null);
});

test('what the person has chosen since an old trip chose is left to them', async () => {
  await beginHalfBrought();
  await keep('heads');
  await bringUnasked();
  expect(await partHere()).toBe('heads');
  await leaveTrip();
  expect(await chosenPart()).toBe('heads');
});

test('an old trip is brought over once: what is chosen after that, though it is what the trip chose, stays', async () => {
  await beginHalfBrought();
  await bringUnasked();
  expect(Object.keys((await currentTrip(db)) ?? {})).not.toContain('partBefore');
  await keep('everything');
  await bringUnasked();
  await leaveTrip();
  expect(await chosenPart()).toBe('everything');
});

test('one that has filled the device can be deleted, and leaves what was chosen before it', async () => {
  localStorageHere();
  await beginHalfBrought();
  fillDevice();
  await leaveTrip();
  expect(await currentTrip(db)).toBe(null);
  freeDevice();
  expect(await chosenPart()).toBe('first');
});
