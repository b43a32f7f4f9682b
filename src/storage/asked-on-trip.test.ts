import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { isDeleted } from '#src/directory/deleted.ts';
import { bringToLook, refreshDirectory } from '#src/directory/download.ts';
import { keep } from '#src/directory/keep.ts';
import { partHere } from '#src/directory/part-here.ts';
import { partToFetch } from '#src/directory/part-to-fetch.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { signedInHere } from '#src/testing/here.ts';
import { meter, publishLarge, serveDirectory, served } from '#src/testing/served-directory.ts';
import { fetchDirectory } from './fetch-group.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';

serveDirectory();
beforeEach(async () => {
  await signedInHere('investor');
});

/** The person had deleted the database, and takes a trip with all of it where nobody answers. */
async function takeDeletedOffline(): Promise<void> {
  await refreshDirectory(publishLarge());
  await removeDirectory();
  const files = [...served];
  served.clear();
  await takeTrip(14, 'everything');
  expect(await partHere()).toBe(null);
  for (const [path, file] of files) served.set(path, file);
}

test('a deleted database that the person fetches again during a trip stays when the trip is deleted', async () => {
  await takeDeletedOffline();
  expect(await fetchDirectory()).toBe('here');
  await leaveTrip();
  expect(await partHere()).toBe('everything');
  expect(await isDeleted()).toBe(false);
});

test('so does one that they delete during the trip and fetch again', async () => {
  await refreshDirectory(publishLarge());
  await removeDirectory();
  await takeTrip(14, 'everything');
  await removeDirectory();
  await fetchDirectory();
  await leaveTrip();
  expect(await partHere()).toBe('everything');
});

test.each([
  ['was not brought yet', async () => takeDeletedOffline()],
  [
    'they deleted again',
    async () => {
      await refreshDirectory(publishLarge());
      await removeDirectory();
      await takeTrip(14, 'everything');
      await removeDirectory();
    },
  ],
])('so does one that they look into during the trip, and that %s', async (_, begin) => {
  await begin();
  vi.stubGlobal('navigator', { onLine: true });
  await bringToLook();
  await refreshDirectory(publishLarge());
  await leaveTrip();
  expect(await partHere()).toBe('everything');
});

test('who looks into what a trip has brought of a deleted database asks for nothing: it is deleted with the trip', async () => {
  await refreshDirectory(publishLarge());
  await removeDirectory();
  await takeTrip(14, 'everything');
  vi.stubGlobal('navigator', { onLine: true });
  await bringToLook();
  await leaveTrip();
  expect(await partHere()).toBe(null);
});

test('a deleted database that a trip has asked for is not said to wait for being fetched again', async () => {
  await refreshDirectory(publishLarge());
  await keep('first');
  await removeDirectory();
  expect(await partToFetch()).toBe('first');
  // In a page that has heard no sync.
  await refreshDirectory(null);
  await takeTrip(14, 'everything');
  expect(await partToFetch()).toBe(null);
});

test('after two trips on a metered connection, the first of which could not end, as much is here as before both', async () => {
  meter({ saveData: true });
  const hash = publishLarge();
  await refreshDirectory(hash);
  await takeTrip(14, 'everything');
  expect(await partHere()).toBe('everything');
  // In a page that has heard no sync.
  await refreshDirectory(null);
  await leaveTrip();
  await takeTrip(14, 'everything');
  await leaveTrip();
  await refreshDirectory(hash);
  expect(await partHere()).toBe('first');
});
