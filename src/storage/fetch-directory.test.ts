import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePart } from '#src/directory/chosen-part.ts';
import { directoryDb } from '#src/directory/directory-db.ts';
import { refreshDirectory } from '#src/directory/download.ts';
import { keep } from '#src/directory/keep.ts';
import { removeStored } from '#src/directory/owed-removal.ts';
import { partHere } from '#src/directory/part-here.ts';
import { indexKeysOf, plannedUnits, recordsHeadKey } from '#src/directory/planned-units.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { currentManifest, storedHashes } from '#src/directory/stored-files.ts';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { fetchDirectory } from './fetch-group.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let served: Map<string, Uint8Array<ArrayBuffer>>;
let isOffline: boolean;

beforeEach(async () => {
  served = new Map();
  isOffline = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const file = served.get(path);
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
  await directoryDb.choices.clear();
  await refreshDirectory(publish());
  await removeStored();
});

afterEach(() => {
  vi.unstubAllGlobals();
  meter(undefined);
});

const meter = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

function serve(bytes: Uint8Array, sent: number) {
  const hash = hashOf(bytes);
  served.set(directoryFilePath(hash), new Uint8Array(bytes));
  return { hash, bytes: bytes.length, sent };
}

/** One that is told to be so large that on a metered connection one is asked. Answers the hash of its manifest. */
function publish(): string {
  const investors = [madeUpInvestor({ id: 1, name: 'Marigold Ventures' })];
  const heads = serve(encodeHeads(investors), 2_000_000);
  const theses = serve(encodeTheses(investors), 3_000_000);
  const first = { ...serve(encodeRecords(investors, []), 1_000), rows: 1 };
  const base = [{ segment: 0, rows: 1, heads, theses }];
  const manifest = { total: 1, generation: 1, base, deltas: [], first } satisfies Manifest;
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  served.set(manifestPath, bytes);
  return hashOf(bytes);
}

test('what was deleted of the directory is here again once it is fetched', async () => {
  expect(await fetchDirectory()).toBe('here');
  expect(await partHere()).toBe('everything');
});

test('what the person deleted themselves is here again once they fetch it', async () => {
  await removeDirectory();
  expect(await fetchDirectory()).toBe('here');
  expect(await partHere()).toBe('everything');
});

test('who keeps less has the room of what was searched with back, too', async () => {
  await fetchDirectory();
  const stored = await currentManifest();
  if (!stored) throw new Error('No directory is here');
  const keys = indexKeysOf(plannedUnits(stored.manifest, await storedHashes()));
  const firstKey = recordsHeadKey(stored.manifest.first?.hash ?? '');
  for (const key of [...keys, firstKey]) await directoryDb.indexes.put({ key, index: new ArrayBuffer(8) });
  await keep('first');
  expect(await directoryDb.indexes.toCollection().primaryKeys()).toEqual([firstKey]);
});

test('as much as the person chose is all of it', async () => {
  await choosePart('first');
  expect(await fetchDirectory()).toBe('here');
  expect(await partHere()).toBe('first');
});

test('on a metered connection the first set alone is not all of it', async () => {
  meter({ saveData: true });
  expect(await fetchDirectory()).toBe('asking');
  expect(await partHere()).toBe('first');
});

test('where nobody answers, or the server has none, it is not here', async () => {
  isOffline = true;
  expect(await fetchDirectory()).toBe('no-answer');
  isOffline = false;
  await refreshDirectory(null);
  expect(await fetchDirectory()).toBe('unreached');
});
