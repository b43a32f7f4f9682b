import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settingsPage } from '#src/content/settings.ts';
import { storageWords } from '#src/content/storage.ts';
import { chosenPart } from '#src/directory/chosen-part.ts';
import { isDeleted } from '#src/directory/deleted.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { closeAllToasts, useToasts } from '#src/state/toasts.ts';
import { fillDevice } from '#src/testing/full-device.ts';
import { keepPart, keepPartLater } from './keep-part.ts';

const said = () => useToasts.getState().queue.map(({ title, detail }) => [title, detail]);

beforeAll(() => {
  vi.stubGlobal('reportError', expect.unreachable);
});
afterEach(closeAllToasts);

test('a choice that is stored is not spoken of', async () => {
  expect(await keepPart('heads')).toBe(true);
  expect(await chosenPart()).toBe('heads');
  expect(said()).toEqual([]);
});

test('one that cannot be stored is said to be as before', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'DataError');
  });
  expect(await keepPart('first')).toBe(false);
  expect(said()).toEqual([[storageWords.notKept, storageWords.keptAsBefore]]);
  expect(await chosenPart()).toBe('heads');
});

test('a full device that cannot hold a choice says that it is full', async () => {
  fillDevice();
  expect(await keepPart('first')).toBe(false);
  expect(said()).toEqual([[storageWords.notKept, settingsPage.full]]);
  expect(await chosenPart()).toBe('heads');
});

test('how much of a deleted directory is to come can be chosen, and nothing comes for that', async () => {
  await removeDirectory();
  expect(await keepPartLater('first')).toBe(true);
  expect(await chosenPart()).toBe('first');
  expect(await isDeleted()).toBe(true);
});
