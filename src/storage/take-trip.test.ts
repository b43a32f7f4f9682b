import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseFiles, chosenFor } from '#src/data/chosen-files.ts';
import { fileHere, forgetUnusedFiles } from '#src/data/files.ts';
import type { PersonDb } from '#src/data/person-db.ts';
import { readMeta } from '#src/data/person-db.ts';
import { setShortlisted } from '#src/data/pipeline.ts';
import { rowsOf } from '#src/data/rows.ts';
import { keepLonger } from '#src/data/trip.ts';
import { tripContents } from '#src/data/trip-contents.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { chosenPart } from '#src/directory/keep.ts';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { packing } from './packing.ts';
import { isReady, readinessOf } from './readiness.ts';
import { bringMissing, leaveTrip, takeTrip } from './take-trip.ts';

const deck = '%PDF-1.7 looms and rain';
const costs = 'rain,100\n';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const named = (name: string, text: string) => ({ hash: hashOf(text), name, size: text.length });

let db: PersonDb;
let served: Map<string, string>;
let isOffline: boolean;

/** Somebody wrote, and these went along. */
async function arrive(...attachments: ReturnType<typeof named>[]): Promise<string> {
  const id = newId();
  const at = '2026-03-01T09:00:00.000Z';
  const [connectionId, senderId, recipientId] = [newId(), newId(), newId()];
  const message = { id, connectionId, senderId, recipientId, number: 1, text: 'Here.', attachments };
  await rowsOf(db, 'directMessages').put({ ...message, writtenAt: at, sentAt: at });
  return id;
}

const isHere = async (text: string) => (await fileHere(hashOf(text))) !== null;
const readiness = async () => readinessOf(await tripContents(db), true, 'none');

beforeEach(async () => {
  ({ db } = await signedInHere('investor'));
  await db.meta.put({ ...(await readMeta(db)), epoch: 'an epoch' });
  await directoryDb.choices.clear();
  setDownloadState({ at: 'none' });
  isOffline = false;
  served = new Map([deck, costs].map((text) => [hashOf(text), text]));
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const text = [...served].find(([hash]) => path.includes(hash))?.[1];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
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
  const { trip, ...contents } = await tripContents(db);
  expect(contents).toMatchObject({
    deals: { count: 2, gone: 1, notes: 0 },
    messages: { count: 2 },
    files: { count: 2, here: 2, bytes: 32, bytesHere: 32, gone: 0 },
  });
  expect(Date.parse(trip?.until ?? '') - Date.parse(trip?.takenAt ?? '')).toBe(14 * 86_400_000);
  expect(isReady(await readiness())).toBe(true);
  expect(packing.getState()).toEqual({ at: 'rest', fault: null });
});

test('without a network what came before stays, the rest is said to be missing, and is brought later', async () => {
  await arrive(named('deck.pdf', deck));
  await takeTrip(14, 'everything');
  await arrive(named('costs.csv', costs));
  isOffline = true;
  await bringMissing('everything');
  expect(packing.getState()).toEqual({ at: 'rest', fault: 'offline' });
  expect(await readiness()).toMatchObject({ files: false, messages: true });
  expect((await tripContents(db)).files).toMatchObject({ count: 2, here: 1 });
  isOffline = false;
  await bringMissing('everything');
  expect(isReady(await readiness())).toBe(true);
});

test('a file that the server has no more is told of, and no reason to stay at home', async () => {
  served.delete(hashOf(deck));
  await arrive(named('deck.pdf', deck), named('costs.csv', costs));
  await takeTrip(14, 'everything');
  expect((await tripContents(db)).files).toMatchObject({ count: 2, here: 1, gone: 1 });
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
  expect((await tripContents(db)).trip).toBe(null);
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
