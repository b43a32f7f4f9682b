import { afterEach, expect, test, vi } from 'vitest';
import { investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import { madeUpInvestor } from '#sync/testing/made-up-investor.ts';
import { nothingHeld } from './held.ts';
import { investorOfServer, searchServer } from './server-search.ts';

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

test('a record that is not on this device is the one of the server', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const lotus = madeUpInvestor({ id: 7, name: 'Blue Lotus' });
  vi.stubGlobal('fetch', async () => Response.json({ investors: [lotus], total: 9 }));
  expect(await investorOfServer(7)).toEqual(lotus);
});

test('a server that knows of none is heard, and told from one that does not answer, or cannot be asked', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json({ investors: [], total: 9 }));
  expect(await investorOfServer(8)).toBe('nobody');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  expect(await investorOfServer(8)).toBe('unheard');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await investorOfServer(8)).toBe('unheard');
});
