import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { mostAsks, rateAnswer } from '#src/data/asks.ts';
import { currentDb } from '#src/data/open-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people.ts';
import { chatReplyOf } from '#src/data/said-in-chat.ts';
import { madeUpDeal, madeUpUser, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { ask } from './ask.ts';
import { askAgain } from './ask-again.ts';

const about = { context: 'general', question: 'How to analyze?' };
const aiReply = { message: 'Look at the team.', response: 'Look at the team.', references: [], source: 'ai' };

/** The network as a test has it: answers by hand. Tells what was asked of it. */
function answering(answer: (path: string, init: RequestInit) => Promise<Response> | Response) {
  const asked: { path: string; body: unknown; headers: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // What `request` sends is JSON text.
    asked.push({ path, body: JSON.parse(init.body as string), headers: init.headers });
    return answer(path, init);
  });
  return asked;
}

const noNetwork = () => answering(() => Promise.reject(new TypeError('Failed to fetch')));
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const kept = async () => (await currentDb()).asks.orderBy('id').toArray();

beforeEach(async () => {
  await nobodyHere();
});

test('with a network the server answers, and the answer is kept with its question', async () => {
  const asked = answering(() => json(aiReply));
  const answered = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  expect(answered).toMatchObject({ reply: aiReply, isHere: false, isWaiting: false });
  expect(asked).toMatchObject([
    { path: '/api/ai/chat', body: { message: 'How to analyze?', context: 'general' } },
  ]);
  expect(await kept()).toMatchObject([{ ...about, id: answered.id, task: 'chat', reply: aiReply }]);
  expect((await kept())[0]).not.toHaveProperty('waits');
});

test('without a network the rules answer at once, and the AI’s answer joins theirs when it is back', async () => {
  noNetwork();
  const answered = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  expect(answered).toMatchObject({
    reply: { source: 'rules', notice: 'network' },
    isHere: true,
    isWaiting: true,
  });
  expect(await askAgain(() => undefined)).toMatchObject({ end: 'failed', why: 'network' });
  answering(() => json(aiReply));
  const joined: string[] = [];
  expect(await askAgain(({ question }) => joined.push(question))).toEqual({ end: 'done' });
  expect(joined).toEqual(['How to analyze?']);
  const [row] = await kept();
  expect(row).toMatchObject({ reply: { source: 'rules' }, joined: aiReply, unseen: 1 });
  expect(row?.waits).toBeUndefined();
  expect(row?.joinedAt).toMatch(/^\d{4}-/);
});

test('where the server has only rules, too, there is no second answer', async () => {
  noNetwork();
  await ask('chat', { message: 'Success stories', context: 'general' }, about);
  answering(() => json({ ...aiReply, source: 'rules' }));
  await askAgain(() => expect.unreachable());
  const [row] = await kept();
  expect(row?.joined).toBeUndefined();
  expect(row?.waits).toBeUndefined();
});

test('a model that is only busy is asked again, with a pause, and not for ever', async () => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  const asked = answering(() => json({ ...aiReply, source: 'rules', notice: 'quota' }));
  expect(await askAgain(() => expect.unreachable())).toMatchObject({ end: 'failed', why: 'server' });
  expect(await kept()).toMatchObject([{ waits: 1, tries: 1 }]);
  for (let tries = 1; tries < 9; tries++) await askAgain(() => expect.unreachable());
  expect(asked).toHaveLength(5);
  expect((await kept())[0]?.waits).toBeUndefined();
});

const failure = { code: 'x', message: 'No', error: 'No' };

test.each([
  ['somebody on the way refuses', () => new Response('<h1>Forbidden</h1>', { status: 403 }), 'network'],
  ['a gateway has no server behind it', () => new Response('', { status: 502 }), 'server'],
  ['the server will be back', () => json(failure, 503), 'server'],
])('a question waits on, however often it is asked in vain, where %s', async (_, answer, why) => {
  noNetwork();
  const { id } = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  await ask('chat', { message: 'And then?', context: 'general' }, about);
  await rateAnswer(id ?? '', 'down');
  answering((path) => (path === '/api/ai/chat' ? answer() : json({ ok: true })));
  for (let tries = 0; tries < 6; tries++)
    expect(await askAgain(() => expect.unreachable())).toMatchObject({ end: 'failed', why });
  expect((await kept()).map(({ waits, tries }) => [waits, tries])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  const joined: string[] = [];
  answering(() => json(aiReply));
  expect(await askAgain(({ id }) => joined.push(id))).toEqual({ end: 'done' });
  expect(joined).toHaveLength(2);
});

test('a question that needs its person waits until they sign in again, and keeps no other waiting', async () => {
  await signedInHere('entrepreneur');
  noNetwork();
  const enhancer = { context: 'enhancer', question: 'Good.' };
  await ask('enhancement', { description: 'Good.' }, enhancer);
  await ask('enhancement', { description: 'Better.' }, { ...enhancer, question: 'Better.' });
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  const asked = answering((path) => (path === '/api/ai/chat' ? json(aiReply) : json(failure, 401)));
  const joined: string[] = [];
  const again = () => askAgain(({ question }) => joined.push(question));
  for (let tries = 0; tries < 6; tries++) expect(await again()).toEqual({ end: 'sign-in' });
  expect(joined).toEqual([about.question]);
  expect(asked).toHaveLength(7);
  expect((await kept()).map(({ waits, tries }) => [waits, tries])).toEqual([
    [1, undefined],
    [1, undefined],
    [undefined, undefined],
  ]);
  answering(() => json({ enhanced: 'Best.', enhancedDescription: 'Best.', source: 'ai' }));
  expect(await again()).toEqual({ end: 'done' });
  expect(joined).toEqual([about.question, 'Good.', 'Better.']);
});

test('a stranger’s question that needs a session is not asked in vain, and is once they have signed in', async () => {
  noNetwork();
  await ask('enhancement', { description: 'Good.' }, { context: 'enhancer', question: 'Good.' });
  const asked = answering(() => json({ enhanced: 'Best.', enhancedDescription: 'Best.', source: 'ai' }));
  await askAgain(() => expect.unreachable());
  expect(asked).toEqual([]);
  await beginPerson(madeUpUser(newId()), 'a token');
  const joined: string[] = [];
  await askAgain(({ question }) => joined.push(question));
  expect(joined).toEqual(['Good.']);
});

test.each([
  ['refuses it', 400, 1],
  ['fails at it again and again', 500, 5],
])('a question is given up where the server itself %s', async (_, status, times) => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  const asked = answering(() => json(failure, status));
  for (let tries = 0; tries < 7; tries++) await askAgain(() => expect.unreachable());
  expect(asked).toHaveLength(times);
  expect((await kept())[0]?.waits).toBeUndefined();
});

test.each([
  ['by somebody on the way', new Response('<h1>Forbidden</h1>', { status: 403 }), 1],
  ['by the server itself', json(failure, 400), undefined],
])(
  'a verdict that is refused %s is told again only where that was not the server’s no',
  async (_, no, untold) => {
    noNetwork();
    const { id } = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
    await rateAnswer(id ?? '', 'down');
    answering((path) => (path === '/api/ai/chat' ? json(failure, 503) : no));
    await askAgain(() => expect.unreachable());
    expect((await kept())[0]?.untold).toBe(untold);
  },
);

test('whoever keeps a verdict from the server keeps no other question from it, and loses none', async () => {
  noNetwork();
  const rated = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  await rateAnswer(rated.id ?? '', 'down');
  const { id } = await ask('chat', { message: 'And then?', context: 'general' }, about);
  answering((path) => (path === '/api/ai/chat' ? json(aiReply) : new Response('No', { status: 403 })));
  const joined: string[] = [];
  expect(await askAgain((asked) => joined.push(asked.id))).toMatchObject({ end: 'failed' });
  expect(joined).toEqual([id]);
  expect(await kept()).toMatchObject([{ waits: 1, untold: 1 }, { id }]);
});

test('a verdict on the rules’ answer is told as theirs, and is none on the AI’s that joins it', async () => {
  noNetwork();
  const { id } = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  await rateAnswer(id ?? '', 'down');
  const asked = answering((path) => json(path === '/api/ai/chat' ? aiReply : { ok: true }));
  await askAgain(() => undefined);
  expect(asked.map(({ body }) => body)).toMatchObject([
    { verdict: 'down', source: 'rules' },
    { message: 'How to analyze?' },
  ]);
  const [row] = await kept();
  expect(row?.joined).toEqual(aiReply);
  expect(row?.verdict).toBeUndefined();
});

test('a question that nobody can answer is kept as failed', async () => {
  noNetwork();
  vi.stubGlobal('reportError', vi.fn());
  await expect(ask('analysis', { title: '', description: '' }, about)).rejects.toThrow();
  expect(await kept()).toMatchObject([{ question: about.question, failed: 1 }]);
});

test.each([
  [429, 'quota'],
  [500, 'other'],
  [503, 'other'],
])('a server that answers %i is named as the reason (%s), and not asked again', async (status, notice) => {
  answering(() => json({ code: 'x', message: 'No', error: 'No' }, status));
  const answered = await ask('chat', { message: 'How to analyze?' }, about);
  expect(answered).toMatchObject({ reply: { source: 'rules', notice }, isHere: true, isWaiting: false });
});

test('an analysis names what was assumed', async () => {
  noNetwork();
  const pitch = { title: 'Lantern Looms', description: 'Looms that run on rain.', stage: 'Seed' };
  const { reply } = await ask('analysis', pitch, { context: 'deal:1', question: 'Lantern Looms' });
  expect(reply.assumed).toEqual(['industry', 'totalRequired', 'minInvestment']);
});

test('a search sends the ids of deals, not their texts, and finds on the device what it would', async () => {
  const asked = noNetwork();
  const deal = madeUpDeal({ title: 'Lantern Looms' });
  const { reply } = await ask(
    'deal-search',
    { query: 'looms', opportunities: [deal] },
    { context: 'explore', question: 'looms' },
  );
  expect(asked[0]?.body).toEqual({ query: 'looms', opportunities: [{ id: deal.id }] });
  expect(reply.recommendations).toMatchObject([{ opportunity: { id: deal.id, raisedPercentage: 40 } }]);
});

test('the enhancer brings the token of the session', async () => {
  await signedInHere('entrepreneur');
  const enhanced = { enhanced: 'Better.', enhancedDescription: 'Better.', source: 'ai' };
  const asked = answering(() => json(enhanced));
  await ask('enhancement', { description: 'Good.' }, { context: 'enhancer', question: 'Good.' });
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer a token' });
});

test('an answer that comes in pieces is told as it grows', async () => {
  const events = [
    'event: text\ndata: {"text":"Look at "}\n\n',
    'event: text\ndata: {"text":"the team."}\n\n',
    `event: done\ndata: ${JSON.stringify(aiReply)}\n\n`,
  ];
  const asked = answering(
    () => new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } }),
  );
  const told: string[] = [];
  const { reply } = await ask('chat', { message: 'x' }, { ...about, onText: (text) => told.push(text) });
  expect(told).toEqual(['Look at ', 'Look at the team.']);
  expect(reply).toEqual(aiReply);
  expect(asked[0]?.headers).toMatchObject({ Accept: 'text/event-stream' });
});

test('an answer that is cut off is answered by rules, and waits', async () => {
  answering(
    () =>
      new Response('event: text\ndata: {"text":"Look at "}\n\n', {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  );
  const { reply, isWaiting } = await ask('chat', { message: 'x' }, { ...about, onText: () => undefined });
  expect(reply).toMatchObject({ source: 'rules', notice: 'network' });
  expect(isWaiting).toBe(true);
});

test('of an answer that the person stops stays what had come', async () => {
  const stop = new AbortController();
  answering((_, { signal }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('event: text\ndata: {"text":"Look at "}\n\n'));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const onText = () => stop.abort();
  await expect(
    ask('chat', { message: 'x' }, { ...about, signal: stop.signal, onText }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(await kept()).toMatchObject([{ stopped: 'Look at ' }]);
});

test('of so many questions the oldest go', async () => {
  const db = await currentDb();
  const old = { task: 'chat' as const, context: 'general', question: 'Old', href: '/', input: null };
  const ids = Array.from({ length: mostAsks }, () => newId());
  await db.asks.bulkAdd(ids.map((id) => ({ id, ...old })));
  answering(() => json(aiReply));
  await ask('chat', { message: 'New' }, { ...about, question: 'New' });
  const all = await kept();
  expect(all).toHaveLength(mostAsks);
  expect(all[0]?.id).toBe(ids[1]);
  expect(chatReplyOf(all.at(-1)?.reply)).toEqual(aiReply);
});

test('a guest’s questions are theirs when they sign in, and gone when they sign out', async () => {
  answering(() => json(aiReply));
  await ask('chat', { message: 'How to analyze?' }, about);
  const person = { id: newId(), email: 'tara@people.example', fullName: 'Tara Menon' };
  const facts = { userType: 'investor', emailVerified: true, phoneVerified: true } as const;
  await beginPerson({ ...person, ...facts }, 'a token');
  expect(await kept()).toHaveLength(1);
  await forgetPerson({ logoutOwed: false });
  expect(await kept()).toEqual([]);
});
