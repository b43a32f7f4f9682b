import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { storageWords } from '#src/content/storage.ts';
import { chosenPart } from '#src/directory/chosen-part.ts';
import { closeAllToasts, useToasts } from '#src/state/toasts.ts';
import { keepPart } from './keep-part.ts';

const said = () => useToasts.getState().queue.map(({ title }) => title);

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
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  expect(await keepPart('first')).toBe(false);
  expect(said()).toEqual([storageWords.notKept]);
  expect(await chosenPart()).toBe('heads');
});
