import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { currentTrip } from '#src/data/trip.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { noteConnection, noteNews, notePerson } from '#src/state/sync-status.ts';
import { signedInHere } from '#src/testing/here.ts';
import { arrive, hashOf, isHere, named, noSuchFile } from '#src/testing/message-files.ts';
import { newId } from '#sync/ids.ts';
import { bringMissing, bringUnasked } from './bring-missing.ts';
import { packing } from './packing.ts';
import { startTrips } from './start-trips.ts';
import { takeTrip } from './take-trip.ts';

const deck = '%PDF-1.7 looms and rain';
const costs = 'rain,100\n';
let db: PersonDb;
let userId: string;
let isOffline: boolean;
let asked: string[];
let answer: (text: string) => Response;
let stop: () => void;

const meter = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const rested = () => expect.poll(() => packing.getState()).toEqual({ at: 'rest', fault: null });

beforeEach(async () => {
  ({ db, userId } = await signedInHere('investor'));
  notePerson(userId);
  await directoryDb.choices.clear();
  setDownloadState({ at: 'none' });
  noteConnection('ok');
  [isOffline, asked, answer] = [false, [], (text) => new Response(text)];
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    asked.push(path);
    return answer([deck, costs].find((text) => path.includes(hashOf(text))) ?? '');
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator }));
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
  stop = startTrips();
});

afterEach(() => {
  stop();
  meter(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what of a trip a lost network kept from coming comes by itself once the server is heard again, and no fault is told', async () => {
  await arrive(db, named('deck.pdf', deck), named('costs.csv', costs));
  isOffline = true;
  noteConnection('offline');
  await takeTrip(14, 'everything');
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
  isOffline = false;
  noteConnection('ok');
  await expect.poll(async () => [await isHere(deck), await isHere(costs)]).toEqual([true, true]);
  await rested();
});

test('a file that comes with news while a trip lasts is brought', async () => {
  await takeTrip(14, 'everything');
  await arrive(db, named('deck.pdf', deck));
  noteNews({ personId: userId, connection: 'ok', lastSyncedAt: new Date().toISOString() });
  await expect.poll(() => isHere(deck)).toBe(true);
  await rested();
});

test('nothing is brought unasked on a metered connection, nor for a trip that is over, nor without a trip', async () => {
  await arrive(db, named('deck.pdf', deck));
  await bringUnasked();
  isOffline = true;
  await takeTrip(14, 'everything');
  isOffline = false;
  meter({ saveData: true });
  await bringUnasked();
  // It is told no more that there is no network.
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
  meter(undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 });
  await bringUnasked();
  expect(asked).toEqual([]);
  vi.useRealTimers();
  await bringUnasked();
  expect(await isHere(deck)).toBe(true);
});

test('a file that the server does not give to somebody else, who uses the device meanwhile, is not taken for gone', async () => {
  answer = noSuchFile;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string) => {
    await setCurrentPerson(newId());
    return fetch(path);
  });
  await arrive(db, named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  expect((await currentTrip(db))?.gone).toEqual([]);
  await setCurrentPerson(userId);
});

test.each([
  ['arrives damaged', () => new Response('of a captive portal')],
  [
    'is refused',
    () => Response.json({ code: 'forbidden', message: 'This is not for you.' }, { status: 403 }),
  ],
  ['is there no more', noSuchFile],
])('a file that %s is not asked for again and again', async (_, refuse) => {
  answer = refuse;
  await arrive(db, named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await bringUnasked();
  await bringUnasked();
  expect(asked).toHaveLength(1);
});

test('one that did not come is brought where the person asks for it again, and what else is missing comes unasked', async () => {
  answer = (text) => new Response(text === deck ? 'of a captive portal' : text);
  await arrive(db, named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await arrive(db, named('costs.csv', costs));
  await bringUnasked();
  expect(await isHere(costs)).toBe(true);
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'server' });
  answer = (text) => new Response(text);
  await bringMissing();
  expect(await isHere(deck)).toBe(true);
});

test.each([
  ['a page of its own for it', () => new Response('of a captive portal')],
  ['that there is no such page', () => new Response('<h1>Not found</h1>', { status: 404 })],
])(
  'a file for which a network answers with %s comes by itself once the server is heard again',
  async (_, portal) => {
    answer = portal;
    await arrive(db, named('deck.pdf', deck));
    await takeTrip(14, 'everything');
    expect(packing.getState()).toEqual({ at: 'rest', fault: 'server' });
    answer = (text) => new Response(text);
    noteConnection('offline');
    noteConnection('ok');
    await expect.poll(() => isHere(deck)).toBe(true);
    await rested();
  },
);

test('two tabs never bring the same file twice, nor two at once', async () => {
  isOffline = true;
  await arrive(db, named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  isOffline = false;
  let [atOnce, most] = [0, 0];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const response = await fetch(path);
    await new Promise(setImmediate);
    atOnce -= 1;
    return response;
  });
  vi.resetModules();
  const otherTab = await import('./bring-missing.ts');
  expect(otherTab.bringUnasked).not.toBe(bringUnasked);
  await Promise.all([bringUnasked(), otherTab.bringUnasked()]);
  expect(asked).toHaveLength(2);
  expect(most).toBe(1);
  expect([await isHere(deck), await isHere(costs)]).toEqual([true, true]);
});

test('once it is stopped it listens to the connection no more', () => {
  const listeners = new Set<unknown>();
  meter({
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  const stopThis = startTrips();
  expect(listeners.size).toBe(1);
  stopThis();
  expect(listeners.size).toBe(0);
});

const fourAfterATripBegan = async () => {
  await takeTrip(14, 'everything');
  await arrive(db, ...['one', 'two', 'three', 'four'].map((text) => named(text, text)));
  answer = () => {
    meter({ type: 'cellular' });
    return noSuchFile();
  };
};

test('once the connection turns metered, no further file is brought unasked', async () => {
  await fourAfterATripBegan();
  await bringUnasked();
  expect(asked).toHaveLength(1);
  expect(packing.getState().at).toBe('rest');
});

test('what the person asked for is brought though the connection turns metered', async () => {
  await fourAfterATripBegan();
  await bringMissing();
  expect(asked).toHaveLength(4);
});

test('a file that comes unasked is given up once the connection turns metered, and comes once it is so no more', async () => {
  await takeTrip(14, 'everything');
  await arrive(db, named('deck.pdf', deck));
  const connection = Object.assign(new EventTarget(), { type: 'wifi' });
  meter(connection);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    connection.type = 'cellular';
    connection.dispatchEvent(new Event('change'));
    signal.throwIfAborted();
    return new Response(deck);
  });
  await bringUnasked();
  expect(await isHere(deck)).toBe(false);
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
  vi.stubGlobal('fetch', fetch);
  connection.type = 'wifi';
  await bringUnasked();
  expect(await isHere(deck)).toBe(true);
});

test('on a full device only what is smaller than what did not fit comes unasked, and the rest where the person asks', async () => {
  await takeTrip(14, 'everything');
  const [larger, later] = [`${deck} and looms`, `${deck} and rain`];
  const texts = [deck, larger, costs, later];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(texts.find((text) => path.includes(hashOf(text))));
  });
  await arrive(db, ...[deck, larger, costs].map((text) => named(text, text)));
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === 'files' && given[0].size >= deck.length)
      throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  for (const _ of [1, 2, 3]) await bringUnasked();
  full.mockRestore();
  expect(asked.map((path) => path.includes(hashOf(costs)))).toEqual([false, true]);
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'storage-full' });
  await bringMissing();
  expect([await isHere(deck), await isHere(larger), await isHere(costs)]).toEqual([true, true, true]);
  // There is room again.
  await arrive(db, named(later, later));
  await bringUnasked();
  expect(await isHere(later)).toBe(true);
});
