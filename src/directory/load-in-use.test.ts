import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  directoryHere,
  firms,
  loaded,
  missing,
  onDevice,
  pause,
  store,
} from '#src/testing/directory-here.ts';
import { encodeHeads, encodeTheses } from '#sync/directory/files.ts';
import { segmentBits } from '#sync/directory/manifest.ts';
import { segmentsOfGroup } from './kept-part.ts';
import { type LoadedDirectory, load } from './load.ts';
import { search } from './search.ts';
import { currentManifest, keepOnly } from './stored-files.ts';

directoryHere();

test('who is found in a directory whose place another takes is read from that until it is searched', async () => {
  await onDevice({});
  const { directory } = await loaded();
  const query = { text: 'granite', stage: '', type: '', country: '', roundSize: '', page: 1 };
  const found = async () => {
    const { investors, total } = await search(directory, query, pause);
    return { total, days: investors.map(({ investor }) => investor.asOf) };
  };
  await onDevice({}, asOf('2026-11-01'));
  const base = (await currentManifest())?.manifest.base ?? [];
  await keepOnly(base.flatMap(({ heads, theses }) => [heads, theses]));
  const seen: Awaited<ReturnType<typeof found>>[] = [];
  const whileBuilt = async () => {
    seen.push(await found());
  };
  for await (const _ of load(whileBuilt, () => undefined, directory));
  expect(seen.length).toBeGreaterThan(0);
  for (const each of seen) expect(each).toEqual({ total: 1, days: ['2026-11-01'] });
});

test('where another whole directory takes the place of one in use, no part of it is searched before the rest', async () => {
  await onDevice({ base: await twoGroups('2026-11-01') });
  const { directory } = await loaded();
  await onDevice({ base: await twoGroups('2026-11-02') });
  expect(await heldWhileLoading(directory)).toEqual([null]);
});

test('where less takes the place of a whole directory, it is searched as soon as some of it can be', async () => {
  await onDevice({ base: await twoGroups('2026-11-01') });
  const { directory } = await loaded();
  const base = await twoGroups('2026-11-02');
  await onDevice({ base: base.map((segment) => ({ ...segment, theses: missing() })) });
  expect((await heldWhileLoading(directory)).map((held) => held?.heads)).toEqual([aGroup, 999_999_999]);
});

const aGroup = segmentsOfGroup << segmentBits;

const asOf = (day: string) => firms.map((firm) => ({ ...firm, asOf: day }));

/** Two segments that are indexed apart. */
function twoGroups(day: string) {
  return Promise.all(
    [0, 1].map(async (group) => {
      const investors = asOf(day).map((firm) => ({ ...firm, id: firm.id + group * aGroup }));
      const heads = await store(encodeHeads(investors));
      const theses = await store(encodeTheses(investors));
      return { segment: group * segmentsOfGroup, rows: investors.length, heads, theses };
    }),
  );
}

async function heldWhileLoading(inUse: LoadedDirectory): Promise<(LoadedDirectory['held'] | undefined)[]> {
  const held: (LoadedDirectory['held'] | undefined)[] = [];
  for await (const state of load(pause, () => undefined, inUse)) held.push(state?.held);
  return held;
}
