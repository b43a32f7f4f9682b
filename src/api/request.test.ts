import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { OfflineError } from './offline-error.ts';
import { call, request } from './request.ts';

const anything = z.unknown();

/** Has the next requests answered so, and answers what they were made of. */
function answeredBy(text: string, init?: ResponseInit) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(text, init));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.at(-1);
}

/** Has the next request answered piece by piece, by hand; time passes by hand, too. */
function answeredInPieces() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const pieces = new ReadableStream<Uint8Array>({
      start(answer) {
        signal.addEventListener('abort', () => answer.error(signal.reason));
        body.resolve(answer);
      },
    });
    return new Response(pieces);
  });
  const settled = () => new Promise(setImmediate);
  return {
    async send(text: string) {
      (await body.promise).enqueue(new TextEncoder().encode(text));
      await settled();
    },
    end: async () => (await body.promise).close(),
    async pass(seconds: number) {
      await settled();
      vi.advanceTimersByTime(seconds * 1_000);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a body is sent as JSON and said to be so; without one nothing is said of it', async () => {
  const sent = answeredBy('{}');
  await request('POST', '/api/connections', anything, { body: { status: 'pending' } });
  expect(sent()?.[0]).toBe('/api/connections');
  expect(sent()?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"status":"pending"}',
  });
  await request('GET', '/api/opportunities', anything);
  expect(sent()?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(sent()?.[1]).toHaveProperty('headers', {});
  expect(sent()?.[1]).not.toHaveProperty('body');
});

test('for whom something is asked is said where that is told', async () => {
  const sent = answeredBy('[]');
  await request('GET', '/api/auth/sessions', anything, { person: 'tara' });
  expect(sent()?.[1]).toHaveProperty('headers', { 'Pankh-Person': 'tara' });
});

test('a call of an endpoint goes to its address, with what is asked, and takes what the endpoint does', async () => {
  const sent = answeredBy('{"name":"Looms"}');
  const reply = z.object({ name: z.string() });
  const found = { method: 'GET', path: '/api/found', reply };
  const noted = { method: 'POST', path: '/api/noted', reply, body: z.object({ name: z.string() }) };
  expect(await call(found, { query: { q: 'looms & kites' } })).toEqual({ name: 'Looms' });
  expect(sent()?.[0]).toBe('/api/found?q=looms+%26+kites');
  await call(noted, { body: { name: 'Looms' } });
  expect(sent()?.[1]).toMatchObject({ method: 'POST', body: '{"name":"Looms"}' });
  // @ts-expect-error -- its body is missing
  await call(noted);
  // @ts-expect-error -- nor does it take this one
  await call(noted, { body: { names: [] } });
  // @ts-expect-error -- and this one takes none
  await call(found, { body: { name: 'Looms' } });
});

test.each([
  ['{"code":"not-found"}', { status: 404, statusText: 'Not Found' }, '404: {"code":"not-found"}'],
  ['', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
])(
  'an answer that is no success, "%s", is an error with its status and its words',
  async (text, init, told) => {
    answeredBy(text, init);
    const fault = await request('GET', '/api/opportunities', anything).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({ message: told, status: init.status });
  },
);

test('without a session it is an error, or nothing for whoever asks for that', async () => {
  answeredBy('', { status: 401, statusText: 'Unauthorized' });
  await expect(request('GET', '/api/auth/user', anything)).rejects.toThrow('401: Unauthorized');
  const { value } = await request('GET', '/api/auth/user', anything, { nullOn401: true });
  expect(value).toBeNull();
});

test('a page that somebody else sends in our place is no answer', async () => {
  answeredBy('<html>Log in to this hotel</html>');
  await expect(request('GET', '/api/opportunities', anything)).rejects.toThrow(OfflineError);
});

test('an answer that takes minutes is waited for as long as something comes of it', async () => {
  const { send, end, pass } = answeredInPieces();
  const answer = request('GET', '/api/opportunities', anything);
  for (const piece of ['["U', 'm', 'b', 'r', 'e', 'l', 'l', 'a', ' €', '"]']) {
    await pass(19);
    await send(piece);
  }
  await end();
  expect((await answer).value).toEqual(['Umbrella €']);
});

test('one that breaks off without a word is given up', async () => {
  const { send, pass } = answeredInPieces();
  const answer = request('GET', '/api/opportunities', anything).catch((error: unknown) => error);
  await send('["Umb');
  await pass(19);
  await send('re');
  await pass(20);
  expect(await answer).toBeInstanceOf(OfflineError);
});
