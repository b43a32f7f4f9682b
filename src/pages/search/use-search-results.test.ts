import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { setDownloadState } from '#src/directory/download-state.ts';
import { removeDirectory } from '#src/directory/remove.ts';
import { loading, searchIndex } from '#src/directory/search-index.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { madeUpDeal, nobodyHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { useSearchResults } from './use-search-results.ts';

const directory = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('#src/directory/search-client.ts', () => ({
  startSearch() {},
  searchInvestors: async () => ({
    total: directory.names.length,
    investors: directory.names.map((name, at) => ({ investor: madeUpInvestor({ id: at + 1, name }) })),
  }),
}));

/** Others' turns while deals are read: as long as `until` takes. */
const turn = vi.hoisted(() => ({ isTaken: false, until: Promise.resolve() }));
vi.mock('#src/lib/next-task.ts', () => ({
  nextTask() {
    turn.isTaken = true;
    return turn.until;
  },
}));

const counts = { types: [], stages: [], countries: [] };

/** A device with a deal, and a directory in which these can be searched from now on. */
function searchable(hash: string, ...names: string[]) {
  directory.names = names;
  searchIndex.setState({ at: 'ready', hash, counts, held: null }, true);
}

beforeEach(async () => {
  await rowsOf(await nobodyHere(), 'opportunities').put(madeUpDeal());
  searchIndex.setState(loading, true);
  setDownloadState({ at: 'waiting' });
  useSyncFacts.setState({ connection: 'unknown' });
});

/** What somebody sees who asks for granite. */
function asked(question = 'granite') {
  const now = liveHook(() => useSearchResults(question));
  return {
    isSearching: () => now()?.isSearching,
    titles: () => now()?.results.map(({ title }) => title),
  };
}

test('on a first visit investors are found once they have come, and nothing is called not found before', async () => {
  const { isSearching, titles } = asked();
  await vi.waitFor(() => expect(isSearching()).toBe(true));
  searchIndex.setState({ at: 'empty' }, true);
  await drawn();
  expect(isSearching()).toBe(true);
  setDownloadState({ at: 'asked' });
  useSyncFacts.setState({ connection: 'ok' });
  await drawn();
  expect(isSearching()).toBe(true);
  setDownloadState({ at: 'rest' });
  await drawn();
  expect(isSearching()).toBe(true);
  searchable('the first set', 'Granite Partners');
  await vi.waitFor(() => expect(titles()).toEqual(['Granite Partners']));
  expect(isSearching()).toBe(false);
});

test('what comes later is found, and what was found stands until then', async () => {
  searchable('the first set', 'Granite Partners');
  const { isSearching, titles } = asked();
  await vi.waitFor(() => expect(titles()).toEqual(['Granite Partners']));
  searchable('everybody', 'Granite Partners', 'Granite Angels');
  expect(isSearching()).toBe(false);
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
});

test.each([
  ['the server has none', () => setDownloadState({ at: 'none' })],
  ['they could not be brought', () => setDownloadState({ at: 'fault', reason: 'no-answer' })],
  ['there is no network', () => useSyncFacts.setState({ connection: 'offline' })],
  ['the server was heard and this tab brings none', () => useSyncFacts.setState({ connection: 'ok' })],
  ['they cannot be read', () => searchIndex.setState({ at: 'fault' }, true)],
])('nobody waits for investors where %s', async (_, happens) => {
  searchIndex.setState({ at: 'empty' }, true);
  const { isSearching } = asked();
  await vi.waitFor(() => expect(isSearching()).toBe(true));
  happens();
  await vi.waitFor(() => expect(isSearching()).toBe(false));
});

test('nobody waits for investors whom the person has deleted from the device', async () => {
  searchIndex.setState({ at: 'empty' }, true);
  const { isSearching } = asked();
  await vi.waitFor(() => expect(isSearching()).toBe(true));
  await removeDirectory();
  setDownloadState({ at: 'rest' });
  await vi.waitFor(() => expect(isSearching()).toBe(false));
});

test('an amount, which a deal may be asked for by, leaves no investor out whose cheque is unknown', async () => {
  searchable('the first set', 'Granite Partners');
  const { titles } = asked('granite over $5 million');
  await vi.waitFor(() => expect(titles()).toEqual(['Granite Partners']));
});

test('while many words of deals are read others have their turns', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  turn.until = promise;
  const description = 'Looms that run on rain water. '.repeat(650);
  const deals = ['One', 'Two', 'Three'].map((title) => madeUpDeal({ title, description }));
  await rowsOf(await currentDb(), 'opportunities').bulkPut(deals);
  const { titles } = asked('looms');
  await vi.waitFor(() => expect(turn.isTaken).toBe(true));
  await drawn();
  expect(titles()).toBeUndefined();
  resolve();
  await vi.waitFor(() => expect(titles()).toHaveLength(4));
});
