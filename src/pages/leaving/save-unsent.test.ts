import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '#src/data/drafts.ts';
import { useToasts } from '#src/state/toasts.ts';
import { signedInHere } from '#src/testing/here.ts';
import { saveUnsent } from './save-unsent.ts';

/** The names of the files that were handed to the person. */
let handed: string[];

beforeEach(async () => {
  useToasts.setState({ queue: [] });
  handed = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        handed.push(this.download);
      },
    }),
  });
  await signedInHere('entrepreneur');
  await createDraft();
  return () => vi.unstubAllGlobals();
});

const told = () => useToasts.getState().queue.map(({ kind, title }) => ({ kind, title }));

test('what is not sent is handed out as a file, without a word', async () => {
  await saveUnsent();
  expect(handed).toEqual(['pankh-unsent.txt']);
  expect(told()).toEqual([]);
});

test('where the device does not give it out that is said, and no file is there', async () => {
  for (const store of [IDBObjectStore.prototype, IDBIndex.prototype])
    vi.spyOn(store, 'getAll').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
  await saveUnsent();
  expect(handed).toEqual([]);
  expect(told()).toEqual([{ kind: 'error', title: 'There is no file' }]);
});
