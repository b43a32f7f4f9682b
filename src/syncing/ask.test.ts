import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAsk, forgetAsks, keepAsk, mostAsks, restoreAsks } from '#src/data/asks.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { chatReplyOf } from '#src/data/said-in-chat.ts';
import { answering, json, noNetwork } from '#src/testing/answering.ts';
import { fillDevice } from '#src/testing/full-device.ts';
import { madeUpDeal, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { ask } from './ask.ts';

const about = { context: 'general', question: 'How to analyze?' };
const aiReply = { message: 'Look at the team.', response: 'Look at the team.', references: [], source: 'ai' };
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

test('where a full device keeps the question and not its answer, neither is kept, and the answer comes without an id', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  answering(() => {
    fillDevice();
    return json(aiReply);
  });
  const onKept = vi.fn();
  const answered = await ask('chat', { message: 'How to analyze?' }, { ...about, onKept });
  expect(answered).toMatchObject({ id: null, reply: aiReply, isWaiting: false });
  expect(await kept()).toEqual([]);
  expect(onKept).toHaveBeenCalled();
  // The device says by itself that it is full.
  expect(reported).not.toHaveBeenCalled();
});

test('a question that another tab has taken away meanwhile, to ask it anew, comes back with its answer', async () => {
  answering(async () => {
    for (const { id } of await kept()) await forgetAsk(id);
    await keepAsk({ ...about, task: 'chat', href: '/', input: {} });
    return json(aiReply);
  });
  const { id } = await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  expect(await kept()).toMatchObject([
    { ...about, id, task: 'chat', input: { message: 'How to analyze?' }, reply: aiReply },
    about,
  ]);
});

test('a conversation that another tab has cleared meanwhile does not come back with an answer', async () => {
  answering(async () => {
    await forgetAsks('chat', 'general');
    return json(aiReply);
  });
  await ask('chat', { message: 'How to analyze?' }, about);
  expect(await kept()).toEqual([]);
});

test('an answer to a question that was brought back meanwhile stands in place of its having been stopped', async () => {
  answering(async () => {
    const gone = await forgetAsks('chat', 'general');
    await restoreAsks(gone.map((each) => ({ ...each, stopped: '' })));
    return json(aiReply);
  });
  await ask('chat', { message: 'How to analyze?' }, about);
  const [answered] = await kept();
  expect(answered).toMatchObject({ reply: aiReply });
  expect(answered).not.toHaveProperty('stopped');
});

test('a conversation that is brought back takes no answer away that has come since', async () => {
  const gone: Ask[] = [];
  answering(async () => {
    gone.push(...(await forgetAsks('chat', 'general')));
    await keepAsk({ ...about, task: 'chat', href: '/', input: {} });
    return json(aiReply);
  });
  await ask('chat', { message: 'How to analyze?' }, about);
  await restoreAsks(gone.map((each) => ({ ...each, stopped: '' })));
  expect((await kept())[0]).toMatchObject({ id: gone[0]?.id, reply: aiReply });
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

test('a server that cannot reach its model is no lost network: whoever asks has been answered, and nothing waits', async () => {
  const byRules = { ...aiReply, source: 'rules' };
  answering(() => json({ ...byRules, notice: 'network' }));
  const answered = await ask('chat', { message: 'How to analyze?' }, about);
  expect(answered).toMatchObject({ reply: { notice: 'other' }, isHere: false, isWaiting: false });
  expect(await kept()).toMatchObject([{ reply: { ...byRules, notice: 'other' } }]);
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
