import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  directoryHere,
  firms,
  loaded,
  missing,
  onDevice,
  pause,
  store,
} from '#src/testing/directory-here.ts';
import { encodeHeads, encodeRecords, encodeTheses } from '#sync/directory/files.ts';
import type { Investor } from '#sync/records/investor.ts';
import { searchIds } from '#sync/search/search-ids.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { directoryDb } from './directory-db.ts';
import { type LoadedDirectory, load } from './load.ts';
import { keepOpen } from './open-indexes.ts';
import { forgetFiles } from './record-files.ts';
import { search } from './search.ts';
import { keepOnly, noteArrival } from './stored-files.ts';
import { storedInvestor } from './stored-investor.ts';

const blank = { stage: '', type: '', country: '', roundSize: '', page: 1 };

directoryHere();

async function names(text: string): Promise<string[]> {
  const { directory } = await loaded();
  const { investors, total } = await search(directory, { ...blank, text }, pause);
  expect(total).toBe(investors.length);
  return investors.map(({ investor }) => investor.name).sort();
}

test('a second start opens what the first one built, and needs no file for it', async () => {
  await onDevice({});
  await loaded();
  keepOpen([]);
  await directoryDb.pages.clear();
  const { directory } = await loaded();
  const { ids } = await searchIds(directory.units, { ...blank, text: 'granite' }, pause);
  expect(ids).toEqual([3]);
});

test('everyone is found by name before their theses are here', async () => {
  const heads = await store(encodeHeads(firms));
  await onDevice({ base: [{ segment: 0, rows: 3, heads, theses: missing() }] });
  expect(await names('granite')).toEqual(['Granite Partners']);
  expect(await names('trees')).toEqual([]);
});

test('the first set is found with its theses until those of everyone are here, each once', async () => {
  const [copied] = firms;
  const first = { ...(await store(encodeRecords(copied ? [copied] : [], []))), rows: 1 };
  const heads = await store(encodeHeads(firms));
  await onDevice({ first, base: [{ segment: 0, rows: 3, heads, theses: missing() }] });
  expect(await names('trees')).toEqual(['Marigold Ventures']);
  expect(await names('')).toHaveLength(3);
  await onDevice({ first });
  expect(await names('trees')).toHaveLength(3);
});

test('while the last files are indexed, who was found in the first set is found', async () => {
  const far = madeUpInvestor({ id: 40_000, name: 'Far Oak' });
  const filesOf = async (investors: Investor[]) => ({
    heads: await store(encodeHeads(investors)),
    theses: await store(encodeTheses(investors)),
  });
  const near = { segment: 0, rows: firms.length, ...(await filesOf(firms)) };
  const first = { ...(await store(encodeRecords([far], []))), rows: 1 };
  await onDevice({ first, base: [near, { segment: 39, rows: 1, heads: missing(), theses: missing() }] });
  const { directory: inUse } = await loaded();

  await onDevice({ base: [near, { segment: 39, rows: 1, ...(await filesOf([far])) }] });
  const totals: number[] = [];
  for await (const state of load(pause, () => undefined, inUse))
    if (state) totals.push((await searchIds(state.units, { ...blank, text: '' }, pause)).total);
  expect(totals).toEqual([4, 4]);
});

test('a delta stands in place of what it changed, and the newer delta in place of the older', async () => {
  const delta = async (investors: Investor[], removed: number[]) => ({
    ...(await store(encodeRecords(investors, removed))),
    rows: investors.length,
    removed: removed.length,
  });
  const older = await delta(
    [madeUpInvestor({ id: 1, name: 'Marigold Capital' }), madeUpInvestor({ id: 9, name: 'New Oak' })],
    [2],
  );
  const newer = await delta([madeUpInvestor({ id: 1, name: 'Marigold Fund' })], []);
  await onDevice({ deltas: [older, newer] });
  expect(await names('marigold')).toEqual(['Marigold Fund']);
  expect(await names('')).toEqual(['Granite Partners', 'Marigold Fund', 'New Oak']);
});

test('an index is not built again when more arrives', async () => {
  await onDevice({});
  await loaded();
  await noteArrival();
  expect((await loaded()).states).toBe(1);
  expect(await directoryDb.indexes.count()).toBe(2);
});

test('where theses were indexed in an older form, names are searched at once by the index that is here', async () => {
  await onDevice({});
  await loaded();
  keepOpen([]);
  const stored = await directoryDb.indexes.toArray();
  await directoryDb.indexes.clear();
  const older = stored.map(({ key, index }) => ({ key: key.replace('-theses-3-', '-theses-2-'), index }));
  await directoryDb.indexes.bulkPut(older);
  expect(older.map(({ key }) => key.replace(/-file.*/, '')).sort()).toEqual([
    'group-head-6',
    'group-theses-2',
  ]);
  expect((await loaded()).states).toBe(2);
  expect(await directoryDb.indexes.toArray()).toEqual(stored);
});

test('what takes the place of the directory while that is read is loaded instead', async () => {
  await onDevice({});
  let turns = 0;
  const meanwhile = async () => {
    if (++turns > 1) return;
    await keepOnly([]);
    await onDevice({}, [madeUpInvestor({ id: 7, name: 'New Oak' })]);
    await noteArrival();
  };
  let directory: LoadedDirectory | null = null;
  for await (const state of load(meanwhile, () => undefined)) directory = state;
  expect(directory?.units.map(({ head }) => [...head.ids])).toEqual([[7]]);
});

test('what is broken for no such reason is told of', async () => {
  await onDevice({});
  const broken = async () => {
    throw new Error('broken');
  };
  const states = load(broken, () => undefined);
  await expect(states.next()).rejects.toThrow('broken');
});

test('a stored index that is broken is built again', async () => {
  await onDevice({});
  await loaded();
  keepOpen([]);
  const stored = await directoryDb.indexes.toArray();
  await directoryDb.indexes.bulkPut(stored.map(({ key, index }) => ({ key, index: index.slice(0, 40) })));
  expect(await names('granite')).toEqual(['Granite Partners']);
  expect(await directoryDb.indexes.toArray()).toEqual(stored);
});

/** What is read from now on. */
function recordsRead() {
  const files = vi.spyOn(directoryDb.files, 'get');
  const pages = vi.spyOn(directoryDb.pages, 'bulkGet');
  onTestFinished(() => {
    files.mockRestore();
    pages.mockRestore();
  });
  return () => ({
    readings: pages.mock.calls.length,
    pages: pages.mock.calls.flatMap(([keys]) => keys).length,
    files: files.mock.calls.length,
  });
}

test('a page of answers is read from the files its records stand in alone', async () => {
  const deltas = await Promise.all(
    [1, 2].map(async (at) => ({
      ...(await store(encodeRecords([madeUpInvestor({ id: 10 + at, name: `New Oak ${at}` })], []))),
      rows: 1,
      removed: 0,
    })),
  );
  await onDevice({ deltas });
  const { directory } = await loaded();
  forgetFiles();
  const read = recordsRead();
  const { investors } = await search(directory, { ...blank, text: 'granite' }, pause);
  expect(investors[0]?.investor.investmentThesis).toBe('Granite Partners plants trees');
  // A page of heads and one of theses, at once.
  expect(read()).toEqual({ readings: 1, pages: 2, files: 0 });
});

test('a link to a record that changed reads the one delta that has it, however many there are', async () => {
  const deltas = await Promise.all(
    [11, 12, 13].map(async (id) => ({
      ...(await store(encodeRecords([madeUpInvestor({ id, name: `New Oak ${id}` })], []))),
      rows: 1,
      removed: 0,
    })),
  );
  await onDevice({ deltas });
  await loaded();
  forgetFiles();
  const read = recordsRead();
  expect((await storedInvestor(11))?.name).toBe('New Oak 11');
  expect(read()).toEqual({ readings: 0, pages: 0, files: 1 });
  expect((await storedInvestor(2))?.name).toBe('Blue Lotus');
  expect(read()).toEqual({ readings: 1, pages: 2, files: 1 });
});

test('nine records of as many pages are read at once, whatever else the files hold', async () => {
  const many = Array.from({ length: 600 }, (_, at) =>
    madeUpInvestor({ id: at + 1, name: at % 64 === 5 ? `Blue Lotus ${at}` : `Granite ${at}` }),
  );
  await onDevice({}, many);
  const { directory } = await loaded();
  const read = recordsRead();
  const { investors } = await search(directory, { ...blank, text: 'lotus' }, pause);
  expect(investors.map(({ investor }) => investor.id).sort((one, other) => one - other)).toEqual([
    6, 70, 134, 198, 262, 326, 390, 454, 518,
  ]);
  expect(read()).toEqual({ readings: 1, pages: 18, files: 0 });
});

test('a directory that was stored before there were pages is searched and read, and kept by page from then on', async () => {
  const bytes = [encodeHeads(firms), encodeTheses(firms)];
  const [heads, theses] = bytes.map((file, at) => ({
    hash: `whole-${at}`,
    bytes: file.length,
    sent: file.length,
  }));
  if (!heads || !theses) throw new Error('There are no files');
  for (const [at, file] of bytes.entries())
    await directoryDb.files.put({ hash: `whole-${at}`, bytes: file.buffer, gzipped: false });
  await onDevice({ base: [{ segment: 0, rows: 3, heads, theses }] });
  const { directory } = await loaded();
  const { investors } = await search(directory, { ...blank, text: 'granite' }, pause);
  expect(investors.map(({ investor }) => investor.investmentThesis)).toEqual([
    'Granite Partners plants trees',
  ]);
  const apart = () =>
    directoryDb.files
      .where('hash')
      .startsWith('whole')
      .and(({ pages }) => pages !== undefined);
  await vi.waitUntil(async () => (await apart().count()) === 2);
  forgetFiles();
  const read = recordsRead();
  expect((await storedInvestor(2))?.name).toBe('Blue Lotus');
  expect(read()).toEqual({ readings: 1, pages: 2, files: 0 });
});

test('it is known what of everyone is searched, until all is', async () => {
  const first = { ...(await store(encodeRecords(firms.slice(0, 1), []))), rows: 1 };
  await onDevice({ first, base: [{ segment: 0, rows: 3, heads: missing(), theses: missing() }] });
  expect((await loaded()).directory.held).toEqual({ first: true, heads: 0, theses: 0 });
  await onDevice({ first: null });
  expect((await loaded()).directory.held).toBeNull();
});

test.each(['heads', 'theses'])(
  'a thesis is its own firm’s while the %s alone are kept whole',
  async (whole) => {
    const many = Array.from({ length: 200 }, (_, at) =>
      madeUpInvestor({ id: at + 1, investmentThesis: `Thesis ${at + 1}` }),
    );
    const keep = async (kind: string, bytes: Uint8Array<ArrayBuffer>) => {
      if (kind !== whole) return store(bytes);
      const file = { hash: `one-${whole}`, bytes: bytes.length, sent: bytes.length };
      await directoryDb.files.put({ hash: file.hash, bytes: bytes.buffer, gzipped: false });
      return file;
    };
    const heads = await keep('heads', encodeHeads(many));
    const theses = await keep('theses', encodeTheses(many));
    await onDevice({ base: [{ segment: 0, rows: 200, heads, theses }] });
    forgetFiles();
    expect((await storedInvestor(130))?.investmentThesis).toBe('Thesis 130');
  },
);
