import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { directoryDb } from './directory-db.ts';
import { retrySearch, searchInvestors, startSearch } from './search-client.ts';
import { loading, searchIndex } from './search-index.ts';
import type { WorkerReply, WorkerRequest } from './search-messages.ts';
import { switchManifest } from './stored-files.ts';

vi.mock('#src/lib/trusted-script.ts', () => ({ trustedScript: (address: string) => address }));
vi.mock('./search-worker.ts?worker&url', () => ({ default: '/search-worker.js' }));

/** In the place of the thread: the test says what it answers. */
class WorkerToldWhatToSay {
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: WorkerRequest[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.onmessage = null;
  }
  say(data: WorkerReply) {
    this.onmessage?.({ data });
  }
  answerAll() {
    for (const request of this.asked)
      if (request.ask === 'search') this.say({ tell: 'answer', number: request.number, answer });
  }
  loads() {
    return this.asked.filter(({ ask }) => ask === 'load').length;
  }
}

let workers: WorkerToldWhatToSay[];
const lastWorker = () => workers.at(-1) ?? new WorkerToldWhatToSay();
const answer = { total: 1, investors: [] };
const counts = { types: [], stages: [], countries: [] };
const ready = { tell: 'ready', hash: 'hash', counts, held: null } satisfies WorkerReply;
const empty = { total: 0, generation: 1, base: [], deltas: [], first: null };

/** Of a fresh start: no worker, nothing asked, a directory that can be searched. */
beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', WorkerToldWhatToSay);
  retrySearch();
  lastWorker().say(ready);
});

afterEach(async () => {
  lastWorker().answerAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await directoryDb.manifests.clear();
});

/** As somebody types it letter by letter. */
function typed(text: string): Promise<unknown>[] {
  const query = { stage: '', type: '', country: '', roundSize: '', page: 1 };
  return Array.from(text, (_, at) => searchInvestors('page', { ...query, text: text.slice(0, at + 1) }));
}

test('a worker that hangs while several searches wait is replaced once, and the next answers them all', async () => {
  vi.useFakeTimers();
  const found = typed('capital');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(workers).toHaveLength(2);
  lastWorker().say(ready);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searchIndex.getState().at).toBe('ready');
  lastWorker().answerAll();
  expect(await Promise.all(found)).toEqual(found.map(() => answer));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
});

test('a worker that answers one search after another is not taken for one that hangs', async () => {
  vi.useFakeTimers();
  for (const letter of 'capital') {
    void typed(letter);
    await vi.advanceTimersByTimeAsync(15_000);
    lastWorker().answerAll();
  }
  expect(workers).toHaveLength(1);
});

test('workers that hang one after another are a fault, which nobody waits for', async () => {
  vi.useFakeTimers();
  const [found] = typed('c');
  for (let at = 0; at < 4; at++) {
    await vi.advanceTimersByTimeAsync(20_000);
    lastWorker().say(ready);
  }
  expect(searchIndex.getState()).toEqual({ at: 'fault' });
  expect(await found).toBeNull();
});

test('after a fault, to try again is to begin with a fresh worker', async () => {
  for (let at = 0; at < 4; at++) lastWorker().onerror?.();
  expect(searchIndex.getState()).toEqual({ at: 'fault' });
  retrySearch();
  expect(searchIndex.getState()).toEqual(loading);
  lastWorker().say(ready);
  const [found] = typed('c');
  lastWorker().answerAll();
  expect(await found).toEqual(answer);
});

test('after a directory that could not be read at first, what comes once one tries again is searched', async () => {
  // Of its own: the one of the other tests has read it by now.
  vi.resetModules();
  const client = await import('./search-client.ts');
  const index = (await import('./search-index.ts')).searchIndex;
  const table = (await import('./directory-db.ts')).directoryDb.manifests;
  vi.spyOn(table, 'get').mockRejectedValueOnce(new Error('It cannot be opened'));
  client.startSearch();
  await vi.waitUntil(() => index.getState().at === 'fault');
  client.retrySearch();
  const { switchManifest } = await import('./stored-files.ts');
  // That asked for by the retry, and the first look of what follows.
  await vi.waitUntil(() => lastWorker().loads() === 2);
  await switchManifest('hash', empty);
  await vi.waitUntil(() => lastWorker().loads() === 3);
});

test('where the browser gives no database nothing is here, no worker is started for it, and nobody waits', async () => {
  vi.resetModules();
  const { Dexie } = await import('dexie');
  const { indexedDB } = Dexie.dependencies;
  onTestFinished(() => void Object.assign(Dexie.dependencies, { indexedDB }));
  Object.assign(Dexie.dependencies, { indexedDB: undefined });
  const client = await import('./search-client.ts');
  const index = (await import('./search-index.ts')).searchIndex;
  const before = workers.length;
  client.startSearch();
  await vi.waitUntil(() => index.getState().at !== 'loading');
  expect(index.getState()).toEqual({ at: 'empty' });
  expect(workers.length).toBe(before);
});

test('each arrival is told to one worker', async () => {
  startSearch();
  startSearch();
  await vi.waitUntil(() => lastWorker().loads() > 0);
  const before = lastWorker().loads();
  await switchManifest('another', empty);
  await vi.waitUntil(() => lastWorker().loads() > before);
  expect(workers).toHaveLength(1);
});
