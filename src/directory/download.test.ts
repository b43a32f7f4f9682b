import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { keep } from './keep.ts';
import { forgetFiles } from './record-files.ts';
import { storedInvestor } from './stored-investor.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let served: Map<string, string>;
let asked: string[];

function serve(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const hash = hashOf(text);
  served.set(directoryFilePath(hash), text);
  return { hash, bytes: text.length, sent: text.length };
}

/** Publishes one segment a name and returns the hash of the manifest. */
function publish(...names: string[]): string {
  const base = names.map((name, segment) => {
    const investors = [madeUpInvestor({ id: segment * 1024 + 1, name, investmentThesis: `We are ${name}` })];
    return { segment, rows: 1, heads: serve(encodeHeads(investors)), theses: serve(encodeTheses(investors)) };
  });
  const manifest = { total: names.length, generation: 1, base, deltas: [], first: null } satisfies Manifest;
  served.set(manifestPath, JSON.stringify(manifest));
  return hashOf(JSON.stringify(manifest));
}

/** Of the file that holds the name itself. */
const pathOf = (name: string) => [...served].find(([, file]) => file.includes(`"${name}`))?.[0] ?? '';
const thesisPathOf = (name: string) =>
  [...served].find(([, file]) => file.includes(`We are ${name}`))?.[0] ?? '';

beforeEach(() => {
  served = new Map();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const file = served.get(path);
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  meter(undefined);
  forgetFiles();
  const { manifests, files, pages, choices } = directoryDb;
  await Promise.all([manifests, files, pages, choices].map((table) => table.clear()));
});

test('the directory the server names is on the device afterwards', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test('nothing is asked of the network when it is already here', async () => {
  const hash = publish('Marigold Ventures');
  await refreshDirectory(hash);
  asked = [];
  await refreshDirectory(hash);
  expect(asked).toEqual([]);
});

test('a page of a captive portal is not taken for a file, and the old directory stays', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  served.set(pathOf('Granite'), '<html>Please sign in to the hotel</html>');
  await refreshDirectory(next);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'damaged' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a download cut off goes on where it stopped', async () => {
  const hash = publish('Marigold Ventures', 'Blue Lotus');
  const missing = pathOf('Blue Lotus');
  const file = served.get(missing) ?? '';
  served.delete(missing);
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'no-answer' });
  served.set(missing, file);
  asked = [];
  await refreshDirectory(hash);
  expect(asked).toEqual([missing, thesisPathOf('Marigold'), thesisPathOf('Blue Lotus')]);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
});

test('only changed files are fetched, and those no longer named are deleted', async () => {
  await refreshDirectory(publish('Marigold Ventures', 'Blue Lotus'));
  const next = publish('Marigold Ventures', 'Granite Partners');
  asked = [];
  await refreshDirectory(next);
  expect(asked).toEqual([manifestPath, pathOf('Granite'), thesisPathOf('Granite')]);
  expect(await directoryDb.files.count()).toBe(4);
});

test('a full device says so and keeps the directory it had', async () => {
  await refreshDirectory(publish('Marigold Ventures'));
  const next = publish('Granite Partners');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await refreshDirectory(next);
  full.mockRestore();
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'storage-full' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

/** Publishes a directory of two segments whose first set is a copy of the second, and so large that one is asked. */
function publishLarge(): string {
  const hash = publish('Marigold Ventures', 'Blue Lotus');
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  const copies = [madeUpInvestor({ id: 1025, name: 'Blue Lotus', investmentThesis: 'We are Blue Lotus' })];
  manifest.first = { ...serve(encodeRecords(copies, [])), rows: 1 };
  for (const { theses } of manifest.base) theses.sent = 5_000_000;
  served.delete(hash);
  served.set(manifestPath, JSON.stringify(manifest));
  return hashOf(JSON.stringify(manifest));
}

const meter = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test('the first set comes first, and goes when everybody is here', async () => {
  await refreshDirectory(publishLarge());
  expect(asked[1]).toBe([...served].find(([, file]) => file.includes('"kind":"records"'))?.[0]);
  expect(await directoryDb.files.count()).toBe(4);
});

test('on a metered connection the first set alone comes until the person says so', async () => {
  meter({ saveData: true });
  const hash = publishLarge();
  await refreshDirectory(hash);
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  expect(await storedInvestor(1)).toBeNull();
  await keep('everything');
  meter(undefined);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
});

test('a metered connection takes nothing away that is here, and brings what costs little', async () => {
  await refreshDirectory(publishLarge());
  meter({ saveData: true });
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  const changed = [madeUpInvestor({ id: 1, name: 'Marigold Capital' })];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [])), rows: 1, removed: 0 }];
  served.set(manifestPath, JSON.stringify(manifest));
  await refreshDirectory(hashOf(JSON.stringify(manifest)));
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
});

test('on a metered connection a large change waits for the person, and what is here stays', async () => {
  await refreshDirectory(publishLarge());
  meter({ type: 'cellular' });
  publish('Marigold Ventures', 'Granite Partners');
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  manifest.first = { ...serve(encodeRecords([], [])), rows: 0 };
  for (const { theses } of manifest.base) theses.sent = 5_000_000;
  served.set(manifestPath, JSON.stringify(manifest));
  const next = hashOf(JSON.stringify(manifest));
  await refreshDirectory(next);
  expect(downloadState.getState()).toMatchObject({ at: 'asking' });
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
  asked = [];
  await refreshDirectory(next);
  expect(asked).toEqual([]);
  await keep('everything');
  expect((await storedInvestor(1025))?.name).toBe('Granite Partners');
});

test('who comes onto a metered connection in the middle keeps what came, and is asked for the rest alone', async () => {
  const hash = publishLarge();
  const missing = thesisPathOf('Blue Lotus');
  const file = served.get(missing) ?? '';
  served.delete(missing);
  await refreshDirectory(hash);
  served.set(missing, file);
  meter({ saveData: true });
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'asking', bytes: 5_000_000 });
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
});

test('who keeps no theses has everyone without them, but for the first set', async () => {
  await refreshDirectory(publishLarge());
  await keep('heads');
  expect(await directoryDb.files.count()).toBe(3);
  expect(await storedInvestor(1)).toMatchObject({ name: 'Marigold Ventures', investmentThesis: '' });
  expect((await storedInvestor(1025))?.investmentThesis).toBe('We are Blue Lotus');
});

test('who chooses less in the middle of a download is sent nothing more', async () => {
  const hash = publishLarge();
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  let choosing: Promise<void> | undefined;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (manifest.base.some(({ heads }) => path === directoryFilePath(heads.hash)) && !choosing) {
      choosing = keep('first');
      await vi.waitUntil(async () => (await directoryDb.choices.count()) > 0);
    }
    return answer(path);
  });
  await refreshDirectory(hash);
  await choosing;
  const theses = manifest.base.map(({ theses }) => directoryFilePath(theses.hash));
  expect(theses.filter((path) => asked.includes(path))).toEqual([]);
  expect(await directoryDb.files.count()).toBe(1);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
});

test('who chooses more in the middle of a download is sent the rest, too', async () => {
  const hash = publishLarge();
  await directoryDb.choices.put({ key: 'kept', part: 'first' });
  let choosing: Promise<void> | undefined;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== manifestPath && !choosing) {
      choosing = keep('everything');
      await vi.waitUntil(async () => (await directoryDb.choices.get('kept'))?.part === 'everything');
    }
    return answer(path);
  });
  await refreshDirectory(hash);
  expect((await storedInvestor(1))?.investmentThesis).toBe('We are Marigold Ventures');
  await choosing;
});

test('who keeps the first set alone is not sent what changed in the others', async () => {
  publishLarge();
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  const changed = [madeUpInvestor({ id: 1, name: 'Marigold Capital' })];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [])), rows: 1, removed: 0 }];
  served.set(manifestPath, JSON.stringify(manifest));
  await directoryDb.choices.put({ key: 'kept', part: 'first' });
  await refreshDirectory(hashOf(JSON.stringify(manifest)));
  expect(await directoryDb.files.count()).toBe(1);
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
  await keep('heads');
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
});

test('a device that fills up in the middle keeps what came', async () => {
  const put = IDBObjectStore.prototype.put;
  let stored = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === 'files' && ++stored > 1) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  });
  await refreshDirectory(publishLarge());
  full.mockRestore();
  expect(downloadState.getState()).toEqual({ at: 'fault', reason: 'storage-full' });
  expect((await storedInvestor(1025))?.name).toBe('Blue Lotus');
});

test('what a delta changed, added or removed is so', async () => {
  publish('Marigold Ventures', 'Blue Lotus');
  const manifest: Manifest = JSON.parse(served.get(manifestPath) ?? '');
  const changed = [
    madeUpInvestor({ id: 1, name: 'Marigold Capital' }),
    madeUpInvestor({ id: 3, name: 'New Oak' }),
  ];
  manifest.deltas = [{ ...serve(encodeRecords(changed, [1025])), rows: 2, removed: 1 }];
  served.set(manifestPath, JSON.stringify(manifest));
  await refreshDirectory(hashOf(JSON.stringify(manifest)));
  expect((await storedInvestor(1))?.name).toBe('Marigold Capital');
  expect((await storedInvestor(3))?.name).toBe('New Oak');
  expect(await storedInvestor(1025)).toBeNull();
});
