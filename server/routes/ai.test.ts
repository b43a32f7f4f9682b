import { expect, onTestFinished, test } from 'vitest';
import type { AdminAssistant } from '#sync/endpoints/admin-assistant.ts';
import { newId } from '#sync/ids.ts';
import { keepHouse } from '../housekeeping.ts';
import { askedServer, description, goodAnswers, storeDeal } from '../testing/asked.ts';
import { desk } from '../testing/desk.ts';
import { complete, sendError, tellPiece } from '../testing/model-stub.ts';
import { logIn, signUp, verify } from '../testing/people.ts';

async function world(environment: Record<string, string> = {}) {
  const asked = await askedServer(environment);
  onTestFinished(() => asked.close());
  asked.stub.answers(goodAnswers.chat);
  return asked;
}

/** The events of a stream as they came. */
async function events(origin: string, body: object): Promise<{ event: string; data: unknown }[]> {
  const response = await fetch(`${origin}/api/ai/chat`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
    },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  return (await response.text())
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as unknown };
    });
}

const textsOf = (told: { event: string; data: unknown }[]) =>
  told.flatMap(({ event, data }) => (event === 'text' ? [(data as { text: string }).text] : []));

test('ten questions in an hour from an address go to the model, thirty of a person; rules answer the next, as used up', async () => {
  const { ask, server } = await world();
  const person = await signUp(server);
  for (let count = 0; count < 10; count += 1)
    expect((await ask('chat')).body).toMatchObject({ source: 'ai' });
  expect((await ask('chat')).body).toMatchObject({ source: 'rules', notice: 'quota' });
  for (let count = 0; count < 30; count += 1)
    expect((await ask('chat', {}, person)).body).toMatchObject({ source: 'ai' });
  expect(await ask('chat', {}, person)).toMatchObject({
    status: 200,
    body: { source: 'rules', notice: 'quota' },
  });
  server.moveClock(60 * 60_000);
  expect((await ask('chat')).body).toMatchObject({ source: 'ai' });
  expect((await ask('chat', {}, person)).body).toMatchObject({ source: 'ai' });
});

test('of twenty questions at once from one address the model gets ten', async () => {
  const { ask, stub } = await world();
  const answered = await Promise.all(Array.from({ length: 20 }, () => ask('chat')));
  expect(answered.filter(({ body }) => (body as { source: string }).source === 'ai')).toHaveLength(10);
  expect(stub.asked).toHaveLength(10);
});

test('the day’s tokens are for all, half of them for those with an account; when they are used up rules answer, until the next day', async () => {
  const { ask, server } = await world({ AI_DAILY_TOKENS: '3000' });
  const member = await signUp(server);
  await verify(server, member);
  const use = (tokensIn: number) => {
    const call = { at: server.now(), task: 'chat', promptVersion: 'chat-1', model: 'x', ms: 1 };
    const row = { ...call, outcome: 'answered', tokensIn, tokensOut: 0 };
    return server.database.write.insertInto('aiCalls').values(row).execute();
  };
  const byRules = { source: 'rules', notice: 'quota' };
  // A question may take 600 tokens and what it says; it took 60.
  expect((await ask('chat')).body).toMatchObject({ source: 'ai' });
  await use(1_000);
  expect((await ask('chat')).body).toMatchObject(byRules);
  expect((await ask('chat', {}, member)).body).toMatchObject({ source: 'ai' });
  await use(1_500);
  expect((await ask('chat', {}, member)).body).toMatchObject(byRules);
  server.moveClock(24 * 60 * 60_000);
  expect((await ask('chat')).body).toMatchObject({ source: 'ai' });
  // What was used while the clock was ahead is nothing that is used today.
  await use(3_000);
  server.moveClock(-24 * 60 * 60_000);
  await server.database.write.deleteFrom('aiCalls').where('at', '<=', server.now()).execute();
  expect((await ask('chat', {}, member)).body).toMatchObject({ source: 'ai' });
});

test('300 questions in an hour from an address, then 429 that says when to come again', async () => {
  const { ask } = await world({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  for (let count = 0; count < 300; count += 1) expect((await ask('chat')).status).toBe(200);
  const { status, headers, body } = await ask('chat');
  expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many-questions' } });
  expect(Number(headers.get('retry-after'))).toBe(3_600);
  expect((await ask('enhancement')).status).toBe(200);
}, 20_000);

test('questions that the model answers in no way that can be shown turn it off for nobody else', async () => {
  const { ask, stub, server } = await world();
  stub.answers('no analysis at all');
  for (let time = 0; time < 6; time++)
    expect((await ask('analysis')).body).toMatchObject({ source: 'rules', notice: 'other' });
  stub.answers(goodAnswers.chat);
  const { body } = await server.call('POST', '/api/ai/chat', { body: { message: 'How do I begin?' } });
  expect(body).toMatchObject({ source: 'ai' });
});

test('enhancing needs a session, by cookie or bearer', async () => {
  const { ask, server, founder } = await world();
  expect((await ask('enhancement', {}, { ...founder, cookie: '' })).status).toBe(401);
  const body = { description: 'Looms' };
  const headers = { authorization: `Bearer ${founder.token}` };
  expect((await server.call('POST', '/api/ai/enhance-description', { body, headers })).status).toBe(200);
});

test('who is remembered has a description enhanced after the token of the login has ended, by the cookie beside it', async () => {
  const { server, founder, stub } = await world();
  stub.answers(goodAnswers.enhancement);
  const login = await logIn(server, founder.email, { rememberMe: true });
  const { token } = login.body as { token: string };
  server.moveClock(13 * 60 * 60_000);
  const asked = { body: { description }, headers: { authorization: `Bearer ${token}` } };
  const enhance = (cookie?: string) =>
    server.call('POST', '/api/ai/enhance-description', { ...asked, ...(cookie && { cookie }) });
  expect(await enhance(login.cookie)).toMatchObject({ status: 200, body: { source: 'ai' } });
  expect((await enhance()).status).toBe(401);
});

test('a streamed answer comes sentence by sentence, not compressed, and ends with the reply', async () => {
  const { server } = await world();
  const told = await events(server.origin, { message: 'How do I begin?' });
  expect(textsOf(told).length).toBeGreaterThan(0);
  expect(told.at(-1)).toMatchObject({
    event: 'done',
    data: { source: 'ai', message: goodAnswers.chat, response: goodAnswers.chat },
  });
  expect(goodAnswers.chat.startsWith(textsOf(told).join('').trim())).toBe(true);
});

test('a sentence that advises is never streamed, nor what comes after it; the reply is by rules', async () => {
  const { server, stub } = await world();
  stub.answers('Looms are old. You should invest in them. Rain is free.\n');
  const told = await events(server.origin, { message: 'Looms?' });
  expect(textsOf(told)).toEqual(['Looms are old. ']);
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { source: 'rules', notice: 'other' } });
});

test('no half tag or link is streamed', async () => {
  const { server, stub } = await world();
  stub.answers('See <img src="a. b" onerror=x>it. And [here. There](https://evil.example/x. y) too.\nEnd. ');
  const told = await events(server.origin, { message: 'Looms?' });
  expect(textsOf(told).join('')).toBe('See it. And here. There too.\nEnd. ');
});

test('a stream that is cut off ends with the answer of the rules', async () => {
  const { server, stub } = await world();
  stub.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    tellPiece(response, 'Begin with the problem. And th');
    setTimeout(() => response.destroy(), 20);
  });
  const told = await events(server.origin, { message: 'Looms?' });
  expect(textsOf(told)).toEqual(['Begin with the problem. ']);
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { source: 'rules', notice: 'network' } });
});

test('without a model a stream is the answer of the rules in one piece', async () => {
  const { server } = await world({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  const told = await events(server.origin, { message: 'Looms?' });
  expect(told.map(({ event }) => event)).toEqual(['text', 'done']);
  expect(told.at(-1)?.data).not.toHaveProperty('notice');
});

test.each(['application/json', 'text/event-stream'])(
  'whoever leaves is not answered for (%s): the model is told to stop',
  async (accept) => {
    const { server, stub } = await world();
    const asked = new Promise<void>((resolve) =>
      stub.answers((response, { stream }) => {
        if (stream) response.writeHead(200, { 'content-type': 'text/event-stream' });
        if (stream) tellPiece(response, 'Begin with');
        resolve();
      }),
    );
    const leaving = new AbortController();
    const answer = fetch(`${server.origin}/api/ai/chat`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json', accept },
      body: JSON.stringify({ message: 'Looms?' }),
      signal: leaving.signal,
    }).then((response) => response.text());
    await asked;
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => stub.left()).toBe(1);
    await expect
      .poll(() => server.database.read.selectFrom('aiCalls').select('outcome').executeTakeFirst())
      .toEqual({ outcome: 'cancelled' });
  },
);

test('of the deals sent those are searched that the asker may see, as our own rows say them', async () => {
  const { ask, server, stub, deal } = await world();
  const hidden = await storeDeal(server, { title: 'Hidden Mills', status: 'review' });
  stub.answers((response, request) => complete(request, response, goodAnswers.deals));
  const opportunities = [
    { id: hidden.id, title: 'Hidden Mills' },
    { id: deal.id, title: 'A title of mine' },
    { id: newId(), title: 'Nobody’s' },
  ];
  const { body } = await ask('deals', { query: 'looms', opportunities });
  expect(body).toMatchObject({ recommendations: [{ opportunity: { id: deal.id, title: 'Monsoon Mills' } }] });
  expect(JSON.stringify([body, stub.asked])).not.toMatch(/Hidden Mills|A title of mine/);
});

test('investors without ids are known by their name', async () => {
  const { ask, stub } = await world();
  stub.answers(goodAnswers.investors);
  const { body } = await ask('investors', {
    investors: [{ name: 'BANYAN seed partners' }, { name: 'Zephyr Peak Capital' }],
  });
  expect(body).toMatchObject({ source: 'ai', recommendations: [{ id: 1, name: 'Banyan Seed Partners' }] });
  expect(JSON.stringify(stub.asked)).not.toContain('Zephyr');
});

test('where nothing was sent that is ours, the model is not asked', async () => {
  const { ask, stub } = await world();
  expect((await ask('deals', { opportunities: [] })).body).toMatchObject({
    source: 'rules',
    recommendations: [],
  });
  expect((await ask('investors', { investors: [] })).body).toMatchObject({ recommendations: [] });
  expect(stub.asked).toEqual([]);
});

test('a verdict counts once; the same id again changes it; there is an end to them', async () => {
  const { server } = await world();
  const verdict = { id: crypto.randomUUID(), task: 'chat', source: 'ai', verdict: 'up' };
  const say = (given: object) => server.call('POST', '/api/ai/feedback', { body: { ...verdict, ...given } });
  expect(await say({})).toMatchObject({ status: 200, body: { ok: true } });
  await say({});
  await say({ verdict: 'down' });
  const rows = () => server.database.read.selectFrom('aiFeedback').selectAll().execute();
  expect(await rows()).toMatchObject([{ ...verdict, verdict: 'down' }]);
  for (let count = 3; count < 120; count += 1) await say({ id: crypto.randomUUID() });
  expect((await say({ id: crypto.randomUUID() })).status).toBe(429);
  expect(await rows()).toHaveLength(118);
});

test('admins see what the model cost and how it did, and no word of anybody', async () => {
  const { ask, server, stub } = await world();
  await ask('chat', { message: 'A question about looms' });
  stub.answers((response) => sendError(response, 500, 'no'));
  await ask('analysis');
  for (const verdict of ['up', 'up', 'down'])
    await server.call('POST', '/api/ai/feedback', {
      body: { id: crypto.randomUUID(), task: 'chat', source: 'ai', verdict },
    });
  const { cookie } = await desk(server).person({ userType: 'admin' });
  const { body } = await server.call('GET', '/api/admin/assistant', { cookie });
  const figures = body as AdminAssistant; // the contract's reply
  expect(figures).toMatchObject({ model: 'gpt-4.1-mini', tokens: { used: 60, most: 1_000_000 } });
  expect(figures.calls).toMatchObject([
    { day: '2026-03-01', task: 'analysis', calls: 1, failures: 1, tokensIn: 0, tokensOut: 0 },
    { day: '2026-03-01', task: 'chat', calls: 1, failures: 0, tokensIn: 40, tokensOut: 20 },
  ]);
  expect(figures.feedback).toEqual([{ task: 'chat', source: 'ai', up: 2, down: 1 }]);
  expect(JSON.stringify(body)).not.toContain('looms');
});

test('what a call cost is kept for half a year, without a word of it', async () => {
  const { ask, server, stub } = await world();
  await ask('chat', { message: 'A question about looms' });
  stub.answers((response) => sendError(response, 429, 'no'));
  await ask('chat');
  const calls = await server.database.read.selectFrom('aiCalls').selectAll().orderBy('id').execute();
  expect(calls).toMatchObject([
    { task: 'chat', promptVersion: 'chat-1', outcome: 'answered', tokensIn: 40, tokensOut: 20 },
    { outcome: 'used-up', tokensIn: 0, tokensOut: 0 },
  ]);
  expect(JSON.stringify(calls)).not.toMatch(/looms|problem/);
  await server.call('POST', '/api/ai/feedback', {
    body: { id: crypto.randomUUID(), task: 'chat', source: 'ai', verdict: 'up' },
  });
  server.moveClock(181 * 24 * 60 * 60_000);
  await keepHouse(server);
  for (const table of ['aiCalls', 'aiFeedback'] as const)
    expect(await server.database.read.selectFrom(table).select('id').execute()).toEqual([]);
});
