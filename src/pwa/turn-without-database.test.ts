import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStorageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';

// A page turns once: each test has one of its own.
let reloads = 0;
const left = localStorageHere();

beforeEach(() => {
  vi.resetModules();
  reloads = 0;
  left.clear();
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} });
});
afterEach(() => void vi.useRealTimers());

/** A tab of somebody that is to turn to another, while what the device knows is answered so; how it leaves words as it closes. */
async function tabWhereDevice(answers: () => Promise<never>) {
  const { device } = await import('#src/data/database/device-db.ts');
  const { beginPerson } = await import('#src/data/people/people.ts');
  const { keepUnsaved } = await import('#src/data/words/unsaved-words.ts');
  const { turnToOtherPerson } = await import('./turn-to-other-person.ts');
  await beginPerson(madeUpUser(newId()), 'a token');
  vi.spyOn(device.state, 'toCollection').mockReturnValue({ primaryKeys: answers } as never); // all that is asked of it here
  const close = () => keepUnsaved('a draft', [{ field: 'title', from: '', to: 'Monsoon Mills' }]);
  return { turn: turnToOtherPerson, close };
}

test('a tab turns to the other though its database fails, and leaves the words of its person', async () => {
  const { turn, close } = await tabWhereDevice(() => Promise.reject(new Error('no luck')));
  await turn();
  close();
  expect([reloads, left.size]).toEqual([1, 1]);
});

test('a tab turns to the other though its database never answers, and leaves the words of its person', async () => {
  const { turn, close } = await tabWhereDevice(() => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turned = turn();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reloads).toBe(1);
  await turned;
  close();
  expect(left.size).toBe(1);
});
