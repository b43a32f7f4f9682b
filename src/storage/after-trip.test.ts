import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { forgetPerson } from '#src/data/people/people.ts';
import { beginTrip } from '#src/data/trip.ts';
import { chosenPart } from '#src/directory/chosen-part.ts';
import { isDeleted } from '#src/directory/deleted.ts';
import { refreshDirectory } from '#src/directory/download.ts';
import { downloadState } from '#src/directory/download-state.ts';
import { keep } from '#src/directory/keep.ts';
import { partHere } from '#src/directory/part-here.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { fillDevice, freeDevice } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { meter, publishLarge, serveDirectory } from '#src/testing/served-directory.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';

let db: PersonDb;

serveDirectory();
beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
});

/** The device has the first of the investors, as its person chose. */
async function holdFirst(): Promise<void> {
  await keep('first');
  await refreshDirectory(publishLarge());
}

test('a database that was deleted is deleted again with the trip that brought of it', async () => {
  await refreshDirectory(publishLarge());
  await removeDirectory();
  await takeTrip(14, 'heads');
  expect(await partHere()).toBe('heads');
  await leaveTrip();
  expect(await partHere()).toBe(null);
  expect(await isDeleted()).toBe(true);
});

test('it stays deleted where the device is too full for the trip', async () => {
  await refreshDirectory(publishLarge());
  await removeDirectory();
  fillDevice();
  await expect(takeTrip(14, 'heads')).rejects.toThrow();
  freeDevice();
  expect(await isDeleted()).toBe(true);
});

test('a trip that has filled the device can be deleted, and as many investors as before are kept once there is room to note it', async () => {
  await holdFirst();
  await takeTrip(14, 'everything');
  fillDevice();
  await leaveTrip();
  expect(await chosenPart()).toBe('first');
  freeDevice();
  await refreshDirectory(publishLarge());
  expect(await partHere()).toBe('first');
});

test('who takes a trip and leaves the device leaves as many investors as were chosen before', async () => {
  await holdFirst();
  await takeTrip(14, 'everything');
  await forgetPerson({ logoutOwed: false });
  expect(await chosenPart()).toBe('first');
  await refreshDirectory(publishLarge());
  expect(await partHere()).toBe('first');
});

test('so does who took it on a metered connection, where nothing was chosen', async () => {
  meter({ saveData: true });
  const hash = publishLarge();
  await refreshDirectory(hash);
  await takeTrip(14, 'everything');
  await forgetPerson({ logoutOwed: false });
  await refreshDirectory(hash);
  expect(await partHere()).toBe('first');
  await refreshDirectory(hash);
  expect(await chosenPart()).toBe(null);
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
});

test('a trip that a version before this one began leaves what was chosen before it', async () => {
  await refreshDirectory(publishLarge());
  await keep('everything');
  await beginTrip(14, { part: 'everything' }, Date.now());
  await db.trips.update('trip', { partBefore: 'first' });
  await leaveTrip();
  expect(await chosenPart()).toBe('first');
  expect(await partHere()).toBe('first');
});

test('where they had deleted the database before, it is deleted again', async () => {
  const hash = publishLarge();
  await refreshDirectory(hash);
  await removeDirectory();
  await takeTrip(14, 'everything');
  await forgetPerson({ logoutOwed: false });
  await refreshDirectory(hash);
  expect(await partHere()).toBe(null);
  expect(await isDeleted()).toBe(true);
});
