import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { startResync } from '#src/data/exchange/resync.ts';
import { removeRows } from '#src/data/remove-rows.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { missingGroups } from './missing-groups.ts';

beforeEach(() => setDownloadState({ at: 'none' }));

test('what the server was asked for and has none of is not missing', async () => {
  await signedInHere('investor');
  expect(await missingGroups()).toEqual([]);
});

test('what was deleted and is not read anew yet is missing', async () => {
  await signedInHere('investor');
  await removeRows('deals');
  expect(await missingGroups()).toEqual(['deals']);
  await removeRows('messages');
  setDownloadState({ at: 'waiting' });
  expect(await missingGroups()).toEqual(['deals', 'messages', 'directory']);
});

test('a guest misses no messages', async () => {
  await startResync(await nobodyHere());
  expect(await missingGroups()).toEqual(['deals']);
});
