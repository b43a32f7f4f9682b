import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { setDownloadState } from '#src/directory/download-state.ts';
import { loading, searchIndex } from '#src/directory/search-index.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { nobodyHere } from '#src/testing/here.ts';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { useDirectoryMatches } from './use-directory-matches.ts';

const directory = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('#src/directory/search-client.ts', () => ({
  startSearch() {},
  searchInvestors: async () => ({
    total: directory.names.length,
    investors: directory.names.map((name, at) => ({ investor: madeUpInvestor({ id: at + 1, name }) })),
  }),
}));

const counts = { types: [], stages: [], countries: [] };

/** Of the directory, these can be searched from now on. */
function searchable(hash: string, ...names: string[]) {
  directory.names = names;
  searchIndex.setState({ at: 'ready', hash, counts, held: null }, true);
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await nobodyHere();
  searchIndex.setState({ at: 'empty' }, true);
  setDownloadState({ at: 'asked' });
  useSyncFacts.setState({ connection: 'ok' });
});

/** What a founder sees of the database: names, "coming", or that it "is not here". */
function seen() {
  const now = liveHook(() => useDirectoryMatches({ industry: 'Granite', stage: '', location: '' }));
  return () => {
    const found = now();
    if (found === undefined) return 'coming';
    return found.isSearched ? found.recommendations.map(({ name }) => name) : 'not here';
  };
}

test('while the database is on its way it is not said to be missing, and what it holds is found once it is here', async () => {
  const matches = seen();
  await drawn();
  expect(matches()).toBe('coming');
  useSyncFacts.setState({ connection: 'offline' });
  await vi.waitFor(() => expect(matches()).toBe('not here'));
  searchable('the first set', 'Granite Partners');
  await vi.waitFor(() => expect(matches()).toEqual(['Granite Partners']));
});

test('more of the database is looked through once it is here, and what was found stands until then', async () => {
  searchIndex.setState(loading, true);
  const matches = seen();
  searchable('the first set', 'Granite Partners');
  await vi.waitFor(() => expect(matches()).toEqual(['Granite Partners']));
  searchable('everybody', 'Granite Partners', 'Granite Angels');
  expect(matches()).toEqual(['Granite Partners']);
  await vi.waitFor(() => expect(matches()).toHaveLength(2));
});
