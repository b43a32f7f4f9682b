import { afterEach, expect, test, vi } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { nothingHeld } from './held.ts';
import { searchServer } from './server-search.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['a whole page of a pitch '.repeat(1_000), `${'a'.repeat(499)}\u{20000}`])(
  'of a pasted text the server is asked what it takes',
  async (text) => {
    let asked = new URLSearchParams();
    vi.stubGlobal('fetch', async (address: string) => {
      asked = new URLSearchParams(address.split('?')[1]);
      return Response.json({ investors: [], total: 0 });
    });
    const query = { text, stage: '', type: '', country: '', roundSize: '', page: 1 };
    await searchServer(query, nothingHeld, new AbortController().signal);
    const q = asked.get('q') ?? '';
    expect(investorSearchEndpoint.query.safeParse({ q }).success).toBe(true);
    expect(q.length).toBeGreaterThan(490);
    expect(text.startsWith(q)).toBe(true);
  },
);
