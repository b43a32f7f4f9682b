import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseFiles, chosenFor } from '#src/data/chosen-files.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { readMeta } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { forgetUnusedFiles, keepFile } from '#src/data/files.ts';
import { setShortlisted } from '#src/data/pipeline.ts';
import { keepLonger } from '#src/data/trip.ts';
import { contentsOf, tripRows, tripState } from '#src/data/trip-contents.ts';
import { chosenPart } from '#src/directory/chosen-part.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { noteConnection } from '#src/state/sync-status.ts';
import { fetchFile } from '#src/syncing/fetch-file.ts';
import { onSyncNow } from '#src/syncing/sync-now.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { arrive as arriveIn, hashOf, isHere, named, noSuchFile } from '#src/testing/message-files.ts';
import { newId } from '#sync/ids.ts';
import type { Attachment } from '#sync/records/message.ts';
import { bringMissing } from './bring-missing.ts';
import { hasNoDirectory } from './has-no-directory.ts';
import { packing } from './packing.ts';
import { isReady, readinessOf } from './readiness.ts';
import { leaveTrip, takeTrip } from './take-trip.ts';

const { put } = IDBObjectStore.prototype;
const deck = '%PDF-1.7 looms and rain';
const costs = 'rain,100\n';
let db: PersonDb;
let served: Map<string, string>;
let isOffline: boolean;

const arrive = (...attachments: Attachment[]) => arriveIn(db, ...attachments);
const tripContents = async () => contentsOf(await tripRows(db), await tripState(db));
const readiness = async () => readinessOf(await tripContents(), true, 'none');

beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
  await db.meta.put({ ...(await readMeta(db)), epoch: 'an epoch' });
  await directoryDb.choices.clear();
  setDownloadState({ at: 'none' });
  isOffline = false;
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  served = new Map([deck, costs].map((text) => [hashOf(text), text]));
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const text = [...served].find(([hash]) => path.includes(hash))?.[1];
    return text === undefined ? noSuchFile() : new Response(text);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a trip brings the files of all messages, and says what it holds', async () => {
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  await setShortlisted(deal, true);
  await setShortlisted(madeUpDeal(), true);
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await arrive(named('again.pdf', deck));
  expect(isReady(await readiness())).toBe(false);
  await takeTrip(14, 'everything');
  expect(await isHere(deck)).toBe(true);
  expect(await isHere(costs)).toBe(true);
  const { trip, ...contents } = await tripContents();
  expect(contents).toMatchObject({
    deals: { count: 2, gone: 1, notes: 0 },
    messages: { count: 2 },
    files: { count: 2, here: 2, bytes: 32, bytesHere: 32, bytesBrought: 32, gone: 0 },
  });
  expect(Date.parse(trip?.until ?? '') - Date.parse(trip?.takenAt ?? '')).toBe(14 * 86_400_000);
  expect(isReady(await readiness())).toBe(true);
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('while it packs, how far each file has come is told', async () => {
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  const told: unknown[] = [];
  onTestFinished(packing.subscribe((state) => state.at === 'files' && told.push(state)));
  await takeTrip(14, 'everything');
  const [first, second] = [deck.length, costs.length];
  expect(told.slice(1)).toEqual([
    { at: 'files', left: 2, bytes: 0, size: first },
    { at: 'files', left: 2, bytes: first, size: first },
    { at: 'files', left: 1, bytes: 0, size: second },
    { at: 'files', left: 1, bytes: second, size: second },
  ]);
});

test('without a network what came before stays, the rest is said to be missing, and is brought later', async () => {
  await arrive(named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await arrive(named('costs.csv', costs));
  isOffline = true;
  await bringMissing();
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
  expect(await readiness()).toMatchObject({ files: false, messages: true });
  expect((await tripContents()).files).toMatchObject({ count: 2, here: 1 });
  isOffline = false;
  await bringMissing();
  expect(isReady(await readiness())).toBe(true);
});

test('a file that the server has no more is told of, and no reason to stay at home', async () => {
  served.delete(hashOf(deck));
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  expect((await tripContents()).files).toMatchObject({ count: 2, here: 1, gone: 1 });
  expect((await readiness()).files).toBe(true);
});

test('files of a trip are let go for no others until it is over, which can be put off', async () => {
  await arrive(named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await forgetUnusedFiles(db, 0);
  expect(await isHere(deck)).toBe(true);
  await keepLonger(14, Date.now());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 86_400_000 });
  await forgetUnusedFiles(db, 0);
  expect(await isHere(deck)).toBe(true);
  vi.setSystemTime(Date.now() + 9 * 86_400_000);
  expect(await isHere(deck)).toBe(true);
  await forgetUnusedFiles(db, 0);
  expect(await isHere(deck)).toBe(false);
});

test('a deleted trip takes its files along, but none that is still to be sent', async () => {
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  const id = newId();
  await chooseFiles(id, [new File([deck], 'deck.pdf')]);
  expect(await chosenFor(id)).toHaveLength(1);
  await leaveTrip();
  expect((await tripContents()).trip).toBe(null);
  expect(await isHere(deck)).toBe(true);
  expect(await isHere(costs)).toBe(false);
  expect(await rowsOf(db, 'directMessages').count()).toBe(1);
});

test('the choice of how much of the directory is kept is as it was before, once the trip is over', async () => {
  await takeTrip(14, 'heads');
  expect(await chosenPart()).toBe('heads');
  await leaveTrip();
  expect(await chosenPart()).toBe(null);
});

test('a trip keeps its files while their messages are not here', async () => {
  await arrive(named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await rowsOf(db, 'directMessages').clear();
  await bringMissing();
  await forgetUnusedFiles(db, 0);
  expect(await isHere(deck)).toBe(true);
});

test('a file that is opened while a trip lasts stays as long as the trip does', async () => {
  await takeTrip(14, 'everything');
  const file = named('deck.pdf', deck);
  await fetchFile(await arrive(file), file);
  await forgetUnusedFiles(db, 0);
  expect(await isHere(deck)).toBe(true);
});

test('a deleted trip leaves the files that were here before it', async () => {
  await keepFile(db, new Blob([deck]));
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  expect((await tripContents()).files).toMatchObject({ here: 2, bytesBrought: costs.length });
  await leaveTrip();
  expect(await isHere(deck)).toBe(true);
  expect(await isHere(costs)).toBe(false);
});

test('a device that is not synced yet reads what the server has before it brings the files of it', async () => {
  await db.meta.put({ ...(await readMeta(db)), epoch: '' });
  const stop = onSyncNow(() => {
    void arrive(named('deck.pdf', deck)).then(() => noteConnection('ok'));
  });
  await takeTrip(14, 'everything');
  stop();
  expect(await isHere(deck)).toBe(true);
});

test('where that cannot be read, the reason is told', async () => {
  await db.meta.put({ ...(await readMeta(db)), epoch: '' });
  const stop = onSyncNow(() => noteConnection('offline'));
  await takeTrip(14, 'everything');
  stop();
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
});

test.each([
  ['sign-in', 'sign-in'],
  ['server-trouble', 'server'],
  ['update-needed', 'update-needed'],
  ['offline', 'offline'],
] as const)(
  'where investors alone are missing, and the server was asked with the end %s, the reason is %s',
  async (ended, fault) => {
    setDownloadState({ at: 'waiting' });
    onTestFinished(onSyncNow(() => noteConnection(ended)));
    await takeTrip(14, 'everything');
    expect(packing.getState()).toEqual({ at: 'rest', fault });
  },
);

test('on the plane it is still known that the server has no investors, in a page that has not heard it', async () => {
  await takeTrip(14, 'everything');
  const { trip } = await tripContents();
  expect(hasNoDirectory(trip, 'waiting', null)).toBe(true);
  expect(hasNoDirectory(trip, 'asked', null)).toBe(true);
  expect(hasNoDirectory(trip, 'downloading', null)).toBe(false);
  // It came since.
  expect(hasNoDirectory(trip, 'waiting', 'first')).toBe(false);
});

test('one damaged file keeps no other from coming, and is told of', async () => {
  served.set(hashOf(deck), 'of a captive portal');
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  expect(await isHere(costs)).toBe(true);
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'server' });
});

test('without a network not every file is tried', async () => {
  const texts = ['one', 'two', 'three', 'four', 'five'];
  await arrive(...texts.map((text) => named(text, text)));
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    throw new TypeError('Failed to fetch');
  });
  await takeTrip(14, 'everything');
  expect(asked).toBe(3);
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await bringMissing();
  expect(asked).toBe(4);
});

test('a device that is full says so', async () => {
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === 'files') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await takeTrip(14, 'everything');
  full.mockRestore();
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'storage-full' });
});
