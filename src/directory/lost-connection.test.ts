import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { liveAnswers } from '#src/data/database/live-answers.ts';
import { holdConnections, loseConnections, loseEveryConnection } from '#src/testing/lose-connections.ts';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { directoryFilePath, type Manifest, manifestPath } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { choosePart, chosenPart } from './chosen-part.ts';
import { directoryDb } from './directory-db.ts';
import { refreshDirectory } from './download.ts';
import { downloadState } from './download-state.ts';
import { load } from './load.ts';
import { isRemovalOwed } from './owed-removal.ts';
import { partHere } from './part-here.ts';
import { forgetFiles } from './record-files.ts';
import { storedInvestor } from './stored-investor.ts';
import { directorySize } from './stored-size.ts';

let served: Map<string, Uint8Array<ArrayBuffer>>;

function serve(bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  served.set(directoryFilePath(hash), new Uint8Array(bytes));
  return { hash, bytes: bytes.length, sent: bytes.length };
}

function publish(name: string): string {
  const investors = [madeUpInvestor({ id: 1, name })];
  const base = [
    { segment: 0, rows: 1, heads: serve(encodeHeads(investors)), theses: serve(encodeTheses(investors)) },
  ];
  const manifest = { total: 1, generation: 1, base, deltas: [], first: null } satisfies Manifest;
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  served.set(manifestPath, bytes);
  return createHash('sha256').update(bytes).digest('hex');
}

beforeEach(async () => {
  served = new Map();
  vi.stubGlobal('fetch', async (path: string) => {
    const file = served.get(path);
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
  const { manifests, files, pages, indexes, choices } = directoryDb;
  await Promise.all([manifests, files, pages, indexes, choices].map((table) => table.clear()));
  await refreshDirectory(publish('Marigold Ventures'));
  forgetFiles();
});

afterEach(() => {
  holdConnections();
  vi.unstubAllGlobals();
});

const unexpected = (error: unknown) => expect.unreachable(String(error));

async function loadAll(): Promise<void> {
  for await (const loaded of load(
    async () => {},
    () => {},
  ))
    expect(loaded).not.toBe(null);
}

test.each([
  ['what was chosen', chosenPart, null],
  ['what is here', partHere, 'everything'],
  ['whether it is to be deleted', isRemovalOwed, false],
  ['an investor', async () => (await storedInvestor(1))?.name, 'Marigold Ventures'],
  ['what it takes', async () => (await directorySize(async () => {})).count, 2],
  ['what is searched', loadAll, undefined],
])(
  'of the directory %s is read on a fresh connection where the one before was lost',
  async (_, ask, answer) => {
    loseConnections('UnknownError');
    expect(await ask()).toBe(answer);
  },
);

test('the directory is brought on a fresh connection where the one before was lost', async () => {
  const hash = publish('Saffron Capital');
  loseConnections('UnknownError');
  await refreshDirectory(hash);
  expect(downloadState.getState()).toEqual({ at: 'rest' });
  expect((await storedInvestor(1))?.name).toBe('Saffron Capital');
});

test.each(['InvalidStateError', 'UnknownError'])(
  'what is asked of the directory stays live after its connection was lost (%s)',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const parts: unknown[] = [];
    const stop = liveAnswers(chosenPart)((part) => parts.push(part), unexpected);
    await expect.poll(() => parts).toEqual([null]);
    loseConnections(fault);
    await choosePart('heads');
    await expect.poll(() => parts.at(-1)).toBe('heads');
    loseConnections(fault);
    await choosePart('first');
    await expect.poll(() => parts.at(-1)).toBe('first');
    stop();
  },
);

test('what is first asked of the directory after its connection was lost is answered, and stays live', async () => {
  loseConnections('UnknownError');
  const answers: unknown[] = [];
  const both = async () => [await partHere(), await chosenPart()].join(', ');
  const stop = liveAnswers(both)((answer) => answers.push(answer), unexpected);
  await expect.poll(() => answers.at(-1)).toBe('everything, ');
  await choosePart('heads');
  await expect.poll(() => answers.at(-1)).toBe('everything, heads');
  stop();
});

test('while every connection to the directory is lost that is told, and once they hold again all goes on', async () => {
  const parts: unknown[] = [];
  loseEveryConnection('UnknownError');
  const stop = liveAnswers(chosenPart)((part) => parts.push(part), unexpected);
  await expect.poll(() => databaseFaults.getState()).toEqual({ directory: 'broken' });
  holdConnections();
  await choosePart('heads');
  expect(databaseFaults.getState()).toEqual({});
  await expect.poll(() => parts.at(-1)).toBe('heads');
  stop();
});
