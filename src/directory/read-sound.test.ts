import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import type { DirectoryFile, Manifest } from '#sync/directory/manifest.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { type LoadedDirectory, load } from './load.ts';
import { keepOpen } from './open-indexes.ts';
import { slices } from './pause.ts';
import { forgetFiles } from './record-files.ts';
import { search } from './search.ts';
import { storedHashes, storeFiles, switchManifest } from './stored-files.ts';

const pause = slices(() => true);
const blank = { text: '', stage: '', type: '', country: '', roundSize: '', page: 1 };
const firms = ['Marigold Ventures', 'Blue Lotus', 'Granite Partners'].map((name, at) =>
  madeUpInvestor({ id: at + 1, name, investmentThesis: `${name} plants trees` }),
);

afterEach(async () => {
  keepOpen([]);
  const { manifests, files, pages, indexes } = directoryDb;
  await Promise.all([manifests, files, pages, indexes].map((table) => table.clear()));
});

let stored = 0;

async function store(bytes: Uint8Array<ArrayBuffer>): Promise<DirectoryFile> {
  const hash = `file ${++stored} `.padEnd(64, '0');
  await storeFiles([{ hash, bytes: bytes.buffer }]);
  return { hash, bytes: bytes.length, sent: bytes.length };
}

/** The directory on this device is of these files from here on. */
function holding({
  first,
  heads,
  theses,
}: {
  first: Manifest['first'];
  heads: DirectoryFile;
  theses: DirectoryFile;
}): Promise<void> {
  const base = [{ segment: 0, rows: firms.length, heads, theses }];
  return switchManifest('hash', { total: 3, generation: 1, base, deltas: [], first });
}

async function loaded(): Promise<LoadedDirectory> {
  let directory: LoadedDirectory | null = null;
  for await (const state of load(pause, () => undefined)) directory = state;
  if (!directory) throw new Error('Nothing is here');
  return directory;
}

test.each(['altered', 'compressed badly', 'without a page'])(
  'a stored file that is %s is given up for the next download, and the others are searched',
  async (damage) => {
    const heads = await store(encodeHeads(firms));
    const first = { ...(await store(encodeRecords(firms.slice(0, 1), []))), rows: 1 };
    await holding({ first, heads, theses: { ...heads, hash: 'missing' } });
    const damaged = directoryDb.pages.where('key').startsWith(heads.hash);
    const bytes = new TextEncoder().encode('not what was stored').buffer;
    if (damage === 'without a page') await damaged.delete();
    else await damaged.modify({ bytes, gzipped: damage === 'compressed badly' });
    const { investors } = await search(await loaded(), blank, pause);
    expect(investors.map(({ investor }) => investor.name)).toEqual(['Marigold Ventures']);
    const here = await storedHashes();
    expect([here.has(first.hash), here.has(heads.hash)]).toEqual([true, false]);
  },
);

test('a file found to be damaged as a record is read is given up, too', async () => {
  const heads = await store(encodeHeads(firms));
  await holding({ first: null, heads, theses: await store(encodeTheses(firms)) });
  const directory = await loaded();
  forgetFiles();
  const bytes = new TextEncoder().encode('not what was stored').buffer;
  await directoryDb.pages.toCollection().modify({ bytes, gzipped: false });
  await expect(search(directory, { ...blank, text: 'granite' }, pause)).rejects.toThrow();
  await vi.waitUntil(async () => (await storedHashes()).size === 0);
});

test('so is the first set, whose index was kept and is read alone', async () => {
  const first = { ...(await store(encodeRecords(firms, []))), rows: firms.length };
  const missing = { ...first, hash: 'missing' };
  await holding({ first, heads: missing, theses: missing });
  await loaded();
  keepOpen([]);
  forgetFiles();
  const bytes = new TextEncoder().encode('not what was stored').buffer;
  await directoryDb.files.toCollection().modify({ bytes, gzipped: false });
  await expect(search(await loaded(), { ...blank, text: 'granite' }, pause)).rejects.toThrow();
  await vi.waitUntil(async () => (await storedHashes()).size === 0);
});
