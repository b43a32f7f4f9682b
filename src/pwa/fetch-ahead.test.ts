import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that keeps these already, and a network that answers when it is told to. */
function browser(...before: string[]) {
  const kept = new Set(before);
  const asked: string[] = [];
  const pastTheCache: string[] = [];
  const waiting: PromiseWithResolvers<Response>[] = [];
  const cache = {
    match: async (url: string) => (kept.has(url) ? new Response() : undefined),
    put: async (url: string, answer: Response) => {
      await answer.text();
      kept.add(url);
    },
  };
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'kept' ? cache : undefined) });
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    asked.push(url);
    if (cache === 'reload') pastTheCache.push(url);
    const answer = Promise.withResolvers<Response>();
    waiting.push(answer);
    return answer.promise;
  });
  const answer = (then: (each: PromiseWithResolvers<Response>) => void) => waiting.splice(0).forEach(then);
  return { kept, asked, pastTheCache, answer };
}

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `assets/${at}.js`, revision: null }));
const code = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });
const portal = () => new Response('Airport Wi-Fi', { headers: { 'Content-Type': 'text/html' } });
const settled = () => new Promise(setImmediate);

test('three come at once, and each of the rest when there is room', async () => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(5), 'kept');
  await settled();
  expect(asked).toHaveLength(3);
  answer(({ resolve }) => resolve(code()));
  await settled();
  expect(asked).toHaveLength(5);
  answer(({ resolve }) => resolve(code()));
  await done;
  expect(kept).toEqual(new Set(named(5).map(({ url }) => url)));
});

test('what is kept, or must be asked for anew with each version, is not', async () => {
  const { asked, answer } = browser('assets/0.js');
  const done = fetchAhead([...named(2), { url: 'index.html', revision: 'a1' }], 'kept');
  await settled();
  expect(asked).toEqual(['assets/1.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
});

test('without a network it asks no further, and breaks nothing', async () => {
  const { asked, answer } = browser();
  const done = fetchAhead(named(20), 'kept');
  await settled();
  answer(({ reject }) => reject(new TypeError('Failed to fetch')));
  await done;
  expect(asked).toHaveLength(3);
});

test('a file that a network answered with a page of its own is asked for past the browser’s cache', async () => {
  const { kept, pastTheCache, answer } = browser();
  const done = fetchAhead(named(1), 'kept');
  await settled();
  answer(({ resolve }) => resolve(portal()));
  await settled();
  expect(pastTheCache).toEqual(['assets/0.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
  expect(kept).toEqual(new Set(['assets/0.js']));
});

test('in such a network it asks no further, and keeps nothing of it', async () => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(20), 'kept');
  for (const _ of ['kept', 'past the cache']) {
    await settled();
    answer(({ resolve }) => resolve(portal()));
  }
  await done;
  expect(new Set(asked).size).toBe(3);
  expect(kept).toEqual(new Set());
});

test('a server in trouble is not asked twice for what it does not give', async () => {
  const { asked, answer } = browser();
  const done = fetchAhead(named(1), 'kept');
  await settled();
  answer(({ resolve }) => resolve(new Response('Busy', { status: 503 })));
  await done;
  expect(asked).toEqual(['assets/0.js']);
});

test('what breaks off, or finds no room, breaks nothing', async () => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(20), 'kept');
  await settled();
  const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  answer(({ resolve }) =>
    resolve(new Response(broken(), { headers: { 'Content-Type': 'text/javascript' } })),
  );
  await done;
  expect(asked).toHaveLength(3);
  expect(kept).toEqual(new Set());
});
