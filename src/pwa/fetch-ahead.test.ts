import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that keeps these already, and a network that answers when it is told to. */
function browser(...before: string[]) {
  const kept = new Map(before.map((url) => [url, new Response()]));
  const asked: string[] = [];
  const pastTheCache: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const waiting: PromiseWithResolvers<Response>[] = [];
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url: `https://pankh.example/${url}` })),
    put: async (url: string, answer: Response) => {
      const { headers } = answer;
      kept.set(url, new Response(await answer.text(), { headers }));
    },
  };
  vi.stubGlobal('location', new URL('https://pankh.example/sw.js'));
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'kept' ? cache : undefined) });
  vi.stubGlobal('fetch', (url: string, { cache, signal }: RequestInit) => {
    asked.push(url);
    signals.push(signal);
    if (cache === 'reload') pastTheCache.push(url);
    const answer = Promise.withResolvers<Response>();
    waiting.push(answer);
    return answer.promise;
  });
  const answer = (then: (each: PromiseWithResolvers<Response>) => void) => waiting.splice(0).forEach(then);
  return { kept, asked, pastTheCache, signals, answer };
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
  expect([...kept.keys()]).toEqual(named(5).map(({ url }) => url));
});

test('what is kept, or must be asked for anew with each version, is not', async () => {
  const { asked, answer } = browser('assets/0.js');
  const done = fetchAhead([...named(2), { url: 'index.html', revision: 'a1' }], 'kept');
  await settled();
  expect(asked).toEqual(['assets/1.js']);
  answer(({ resolve }) => resolve(code()));
  expect(await done).toEqual([{ url: 'index.html', revision: 'a1' }]);
});

test('what another version that begins meanwhile lets go of is left', async () => {
  const { kept, asked, answer } = browser('assets/0.js');
  const done = fetchAhead(named(5), 'kept');
  await settled();
  answer(({ resolve }) => resolve(code()));
  await settled();
  kept.delete('assets/0.js');
  kept.delete('assets/1.js');
  answer(({ resolve }) => resolve(code()));
  expect(await done).toEqual(named(2));
  expect(asked).toHaveLength(4);
});

test('without a network it asks no further, and leaves all of it', async () => {
  const { asked, answer } = browser();
  const done = fetchAhead(named(20), 'kept');
  await settled();
  answer(({ reject }) => reject(new TypeError('Failed to fetch')));
  expect(await done).toEqual(named(20));
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
  expect([...kept.keys()]).toEqual(['assets/0.js']);
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
  expect(kept.size).toBe(0);
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
  expect(kept.size).toBe(0);
});

const archive = 'assets/screens-1a2b3c4d.txt';
const lines = (...at: number[]) =>
  at.map((each) => `${JSON.stringify([`assets/${each}.js`, `code ${each}`])}\n`);
const gathered = (body: BodyInit) =>
  new Response(body, {
    headers: { 'Content-Type': 'text/plain', 'Content-Encoding': 'br', ETag: '"1"', 'X-Of-All': 'yes' },
  });

test('of a version that is new here the scripts of the screens come in one file, each kept under its own address, and only the rest one by one', async () => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(4), 'kept', archive);
  await settled();
  expect(asked).toEqual([archive]);
  answer(({ resolve }) => resolve(gathered(lines(1, 3).join(''))));
  await settled();
  expect(asked).toEqual([archive, 'assets/0.js', 'assets/2.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
  const third = kept.get('assets/3.js');
  expect(await third?.text()).toBe('code 3');
  expect(Object.fromEntries(third?.headers ?? [])).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'x-of-all': 'yes',
  });
});

test('a line may come in parts, in the middle of a letter', async () => {
  const { kept, answer } = browser();
  const done = fetchAhead(named(1), 'kept', archive);
  await settled();
  const bytes = new TextEncoder().encode(`${JSON.stringify(['assets/0.js', 'print("₹ and उड़ान")'])}\n`);
  const parts = new ReadableStream({
    start(body) {
      for (const byte of bytes) body.enqueue(Uint8Array.of(byte));
      body.close();
    },
  });
  answer(({ resolve }) => resolve(gathered(parts)));
  await done;
  expect(await kept.get('assets/0.js')?.text()).toBe('print("₹ and उड़ान")');
});

test('of a version of which most is kept what is missing comes one by one', async () => {
  const { asked, answer } = browser('assets/0.js', 'assets/1.js');
  const done = fetchAhead(named(4), 'kept', archive);
  await settled();
  expect(asked).toEqual(['assets/2.js', 'assets/3.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
});

test('what came of a file that breaks off is kept, half a script is not, and the rest is asked for', async () => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(3), 'kept', archive);
  await settled();
  const [whole = '', half = ''] = lines(0, 1);
  let isBegun = false;
  const breaking = new ReadableStream({
    pull(body) {
      if (isBegun) body.error(new TypeError('network error'));
      else body.enqueue(new TextEncoder().encode(whole + half.slice(0, -5)));
      isBegun = true;
    },
  });
  answer(({ resolve }) => resolve(gathered(breaking)));
  await settled();
  expect([...kept.keys()]).toEqual(['assets/0.js']);
  expect(asked).toEqual([archive, 'assets/1.js', 'assets/2.js']);
  answer(({ resolve }) => resolve(code()));
  expect(await done).toEqual([]);
});

test.each([
  ['a network’s own page', () => new Response('<!doctype html>\n<title>Airport Wi-Fi</title>\n')],
  ['its own words', () => new Response('null\n')],
  ['a server in trouble', () => new Response('Busy\n', { status: 503 })],
  ['a script that this version has not', () => gathered(lines(9).join(''))],
])('%s in the place of that file is not kept', async (_, its) => {
  const { kept, asked, answer } = browser();
  const done = fetchAhead(named(1), 'kept', archive);
  await settled();
  answer(({ resolve }) => resolve(its()));
  await settled();
  expect(kept.size).toBe(0);
  expect(asked).toEqual([archive, 'assets/0.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
});

test('a line on which nothing comes any more is given up, and the rest is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { kept, asked, signals, answer } = browser();
  const done = fetchAhead(named(3), 'kept', archive);
  await settled();
  const silent = new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode(lines(0).join('')));
      signals[0]?.addEventListener('abort', () => body.error(signals[0]?.reason));
    },
  });
  answer(({ resolve }) => resolve(gathered(silent)));
  await settled();
  vi.advanceTimersByTime(19_999);
  await settled();
  expect(asked).toEqual([archive]);
  vi.advanceTimersByTime(1);
  await settled();
  expect([...kept.keys()]).toEqual(['assets/0.js']);
  expect(asked).toEqual([archive, 'assets/1.js', 'assets/2.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
});

test('one that never came to its end is not begun again', async () => {
  const { kept, asked, answer } = browser('assets/0.js');
  const done = fetchAhead(named(4), 'kept', archive);
  await settled();
  answer(({ resolve }) => resolve(gathered(lines(0, 1, 2).join(''))));
  await settled();
  expect([...kept.keys()]).toEqual(['assets/0.js']);
  expect(asked).toEqual([archive, 'assets/1.js', 'assets/2.js', 'assets/3.js']);
  answer(({ resolve }) => resolve(code()));
  await done;
});

test('where the room ends in the middle of it, what has come stays, and nothing breaks', async () => {
  const { kept, asked, answer } = browser();
  const put = vi.spyOn(kept, 'set').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const done = fetchAhead(named(20), 'kept', archive);
  await settled();
  answer(({ resolve }) => resolve(gathered(lines(0, 1).join(''))));
  await settled();
  answer(({ resolve }) => resolve(code()));
  await done;
  expect(put).toHaveBeenCalled();
  expect(asked).toHaveLength(4);
});
