import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, emptyManifest, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { bringEarly, refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { removeStored } from './owed-removal.ts';
import { forgetFiles } from './record-files.ts';
import { storedInvestor } from './stored-investor.ts';

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

let served: Map<string, Uint8Array<ArrayBuffer> | string>;
let asked: string[];

function serve(bytes: Uint8Array<ArrayBuffer>) {
  const hash = hashOf(bytes);
  served.set(directoryFilePath(hash), bytes);
  return { hash, bytes: bytes.length, sent: bytes.length };
}

/** One investor; answers the hash of the manifest. */
function publish(): string {
  const investors = [madeUpInvestor({ id: 1, name: 'Marigold Ventures' })];
  const files = { heads: serve(encodeHeads(investors)), theses: serve(encodeTheses(investors)) };
  const base = [{ segment: 0, rows: 1, ...files }];
  const manifest = JSON.stringify({ ...emptyManifest, total: 1, generation: 1, base } satisfies Manifest);
  served.set(manifestPath, manifest);
  return hashOf(manifest);
}

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
  forgetFiles();
  await removeStored();
});

test('who looks into the database before the first sync is told that it is asked for, until nobody answers', async () => {
  const early = bringEarly();
  expect(downloadState.getState()).toEqual({ at: 'asked' });
  await early.catch(() => undefined);
  expect(downloadState.getState()).toEqual({ at: 'waiting' });
});

test('who looks into the database before the first sync has it by then, and the sync asks for nothing more', async () => {
  await refreshDirectory(null);
  const hash = publish();
  await Promise.all([bringEarly(), bringEarly()]);
  expect((await storedInvestor(1))?.name).toBe('Marigold Ventures');
  expect(asked.filter((path) => path === manifestPath)).toHaveLength(1);
  asked = [];
  await refreshDirectory(hash);
  expect(asked).toEqual([]);
});

test('a device that has a directory waits for the sync to say what is new', async () => {
  await refreshDirectory(publish());
  await refreshDirectory(null);
  asked = [];
  await bringEarly();
  expect(asked).toEqual([]);
});

test('before the first sync nothing is made of a server that has no directory', async () => {
  await refreshDirectory(null);
  served.set(manifestPath, JSON.stringify(emptyManifest));
  await bringEarly();
  expect(downloadState.getState()).toEqual({ at: 'none' });
});
