import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { protocol, type SyncReply } from '#sync/protocol.ts';

const question = {
  protocol,
  epoch: '',
  userId: null,
  clientId: '01890000-0000-7000-8000-000000000001',
  ack: 0,
  mutations: [],
  cursors: {},
};

const reply: SyncReply = {
  epoch: 'an epoch',
  outcomes: [],
  changes: [],
  deletions: [],
  cursors: {},
  more: false,
  directory: null,
};

// Each test's own: how fast the server answered is remembered.
let OfflineError: typeof import('./offline-error.ts').OfflineError;
let postSync: typeof import('./sync.ts').postSync;
let server: ReturnType<typeof createServer>;
/** Answered by hand, by whoever awaits it. */
let asked: PromiseWithResolvers<ServerResponse>;
/** Resolves once the headers of an answer are here. */
let heard: PromiseWithResolvers<void>;

/** Time passes by hand, too. */
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

beforeEach(async () => {
  asked = Promise.withResolvers();
  heard = Promise.withResolvers();
  vi.resetModules();
  ({ OfflineError } = await import('./offline-error.ts'));
  ({ postSync } = await import('./sync.ts'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = createServer((_, response) => asked.resolve(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const { fetch } = globalThis;
  // A browser knows where its page is from.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { resolve } = heard;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    // Once whoever asked has it, too.
    setImmediate(() => resolve());
    return response;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

test('a long answer to a question has its time once it has begun', async () => {
  const answer = postSync(question, true);
  const response = await asked.promise;
  response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
  await heard.promise;
  pass(19_000);
  response.end(JSON.stringify(reply));
  expect((await answer).value).toMatchObject({ epoch: reply.epoch });
});

test('an answer that has begun and never ends is given up', async () => {
  const answer = postSync(question, true);
  (await asked.promise).writeHead(200).flushHeaders();
  await heard.promise;
  pass(26_000);
  await expect(answer).rejects.toThrow(OfflineError);
});

test('a server that was heard a moment ago and is silent now is given up after six seconds', async () => {
  const answer = postSync(question, true);
  await asked.promise;
  pass(6_000);
  await expect(answer).rejects.toThrow(OfflineError);
});

test('a server that was not heard lately has its time to answer', async () => {
  const answer = postSync(question);
  const response = await asked.promise;
  pass(19_000);
  response.end(JSON.stringify(reply));
  expect((await answer).value).toMatchObject({ epoch: reply.epoch });
});

test('much that is sent has its time on a slow line', async () => {
  const long = { from: '', to: 'व'.repeat(20_000) };
  const mutations = [{ seq: 1, id: question.clientId, name: 'editDraft', args: long }];
  const answer = postSync({ ...question, mutations }, true);
  const response = await asked.promise;
  pass(49_000);
  response.end(JSON.stringify(reply));
  expect((await answer).value).toMatchObject({ epoch: reply.epoch });
});

test('a line that breaks off long answers is sent shorter ones, and longer ones again as they come whole', async () => {
  const wishes: (string | null)[] = [];
  const askFor = async (finish: (response: ServerResponse) => void) => {
    asked = Promise.withResolvers();
    heard = Promise.withResolvers();
    const answer = postSync(question).catch((error: unknown) => error);
    const response = await asked.promise;
    wishes.push(new URL(response.req.url ?? '', 'http://a').searchParams.get('replyBytes'));
    finish(response);
    return answer;
  };
  const breakOff = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"epoch":');
    void heard.promise.then(() => response.destroy());
  };
  const silent = (response: ServerResponse) => void response.destroy();
  const whole = (more: boolean) => (response: ServerResponse) =>
    void response.end(JSON.stringify({ ...reply, more }));
  for (const finish of [silent, breakOff, breakOff, breakOff, breakOff])
    expect(await askFor(finish)).toBeInstanceOf(OfflineError);
  for (let page = 0; page < 6; page += 1) await askFor(whole(true));
  // A whole answer with nothing behind it may have been short.
  await askFor(breakOff);
  for (let page = 0; page < 2; page += 1) await askFor(whole(false));
  const kib = (size: number) => String(size * 1024);
  expect(wishes.slice(0, 5)).toEqual([null, null, kib(256), kib(64), kib(16)]);
  expect(wishes.slice(5, 11)).toEqual([16, 32, 64, 128, 256, 512].map(kib));
  expect(wishes.slice(11)).toEqual([null, kib(256), kib(256)]);
});

test('a server that takes its time is given twice as long, until it answers quickly again', async () => {
  for (const isHeard of [false, true]) {
    asked = Promise.withResolvers();
    const answer = postSync(question, isHeard);
    const response = await asked.promise;
    pass(9_000);
    response.end(JSON.stringify(reply));
    expect((await answer).value).toMatchObject({ epoch: reply.epoch });
  }
  asked = Promise.withResolvers();
  const quick = postSync(question, true);
  (await asked.promise).end(JSON.stringify(reply));
  await quick;
  asked = Promise.withResolvers();
  const silent = postSync(question, true);
  await asked.promise;
  pass(6_000);
  await expect(silent).rejects.toThrow(OfflineError);
});
