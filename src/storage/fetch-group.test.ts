import { expect, test, vi } from 'vitest';
import { synced } from '#src/syncing/synced.ts';
import { fetchGroup } from './fetch-group.ts';

vi.mock('#src/syncing/synced.ts', () => ({ synced: vi.fn() }));

test.each([
  ['ok', 'here'],
  ['offline', 'unreached'],
  ['storage-full', 'storage-full'],
  ['server-trouble', 'server-trouble'],
  ['busy', 'busy'],
  ['sign-in', 'sign-in'],
  ['update-needed', 'update-needed'],
] as const)(
  'rows that are fetched again where the server is asked with the end %s are %s',
  async (ended, fetched) => {
    vi.mocked(synced).mockResolvedValue(ended);
    expect(await fetchGroup('deals')).toBe(fetched);
  },
);
