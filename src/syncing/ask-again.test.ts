import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rateAnswer } from '#src/data/asks.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { beginPerson } from '#src/data/people/people.ts';
import { answering, json, noNetwork } from '#src/testing/answering.ts';
import { madeUpUser, nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { ask } from './ask.ts';
import { askAgain } from './ask-again.ts';

const about = { context: 'general', question: 'How to analyze?' };
const aiReply = { message: 'Look at the team.', response: 'Look at the team.', references: [], source: 'ai' };
const failure = { code: 'x', message: 'No', error: 'No' };
const fullFor = (seconds: number) =>
  new Response(JSON.stringify(failure), { status: 429, headers: { 'Retry-After': `${seconds}` } });
const minute = 60_000;
const day = 24 * 60 * minute;
/** The device's clock stands still until the test is over, but for what it is moved by, in ms. */
const movableClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.setSystemTime(Date.now() + ms);
};
const kept = async () => (await currentDb()).asks.orderBy('id').toArray();

beforeEach(async () => {
  await nobodyHere();
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

test('a model that fails at a question is asked again, with a pause, and not for ever', async () => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  const asked = answering(() => json({ ...aiReply, source: 'rules', notice: 'other' }));
  expect(await askAgain(() => expect.unreachable())).toMatchObject({ end: 'failed', why: 'server' });
  expect(await kept()).toMatchObject([{ waits: 1, tries: 1 }]);
  const move = movableClock();
  for (let tries = 1; tries < 9; tries++) {
    move(10 * minute);
    await askAgain(() => expect.unreachable());
  }
  expect(asked).toHaveLength(5);
  expect((await kept())[0]?.waits).toBeUndefined();
});

test.each([
  ['whose AI fails', () => json({ ...aiReply, source: 'rules', notice: 'other' })],
  ['that fails', () => json(failure, 500)],
])(
  'a server %s for twenty minutes is asked again after minutes, and costs no question its place',
  async (_, answer) => {
    noNetwork();
    await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
    answering(answer);
    const move = movableClock();
    const pauses: unknown[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const drained = await askAgain(() => expect.unreachable());
      // Whoever opens the app again, or another tab of it, meanwhile.
      for (let more = 0; more < 5; more++) await askAgain(() => expect.unreachable());
      const pause = drained.end === 'failed' ? drained.retryAfter : null;
      pauses.push(pause);
      move((pause ?? 0) * 1_000);
    }
    expect(pauses).toEqual([60, 180, 540, 600]);
    expect(await kept()).toMatchObject([{ waits: 1, tries: 4 }]);
    answering(() => json(aiReply));
    const joined: string[] = [];
    await askAgain(({ question }) => joined.push(question));
    expect(joined).toEqual([about.question]);
  },
);

test('a question that is never answered keeps none of the others waiting', async () => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  await ask('chat', { message: 'And then?', context: 'general' }, { ...about, question: 'And then?' });
  const answers = [{ ...aiReply, source: 'rules', notice: 'other' }, aiReply];
  answering(() => json(answers.shift()));
  const joined: string[] = [];
  expect(await askAgain(({ question }) => joined.push(question))).toEqual({
    end: 'failed',
    why: 'server',
    retryAfter: 60,
  });
  expect(joined).toEqual(['And then?']);
  expect((await kept()).map(({ waits, tries }) => [waits, tries])).toEqual([
    [1, 1],
    [undefined, undefined],
  ]);
});

test.each([
  ['an AI that has had its fill', () => json({ ...aiReply, source: 'rules', notice: 'quota' }), 600],
  ['a server that takes no more questions', () => json(failure, 429), 600],
  ['a server that says when it takes more', () => fullFor(1_800), 1_800],
])('%s is asked again after minutes, however often, and its answer joins', async (_, answer, pause) => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  await ask('chat', { message: 'And then?', context: 'general' }, about);
  const asked = answering(answer);
  for (let tries = 0; tries < 9; tries++)
    expect(await askAgain(() => expect.unreachable())).toEqual({
      end: 'failed',
      why: 'server',
      retryAfter: pause,
    });
  // What has no room for one has none for the next.
  expect(asked).toHaveLength(9);
  expect((await kept()).map(({ waits, tries }) => [waits, tries])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  answering(() => json(aiReply));
  const joined: string[] = [];
  expect(await askAgain(({ id }) => joined.push(id))).toEqual({ end: 'done' });
  expect(joined).toHaveLength(2);
});

test('an AI that has no room for a question in two days is not asked it any more', async () => {
  noNetwork();
  await ask('chat', { message: 'How to analyze?', context: 'general' }, about);
  const asked = answering(() => json({ ...aiReply, source: 'rules', notice: 'quota' }));
  const move = movableClock();
  // The first limit counts, however long the question waited for a network before.
  move(9 * day);
  await askAgain(() => expect.unreachable());
  move(2 * day);
  await askAgain(() => expect.unreachable());
  expect(await kept()).toMatchObject([{ waits: 1 }]);
  move(1);
  expect(await askAgain(() => expect.unreachable())).toEqual({ end: 'done' });
  expect((await kept())[0]?.waits).toBeUndefined();
  await askAgain(() => expect.unreachable());
  expect(asked).toHaveLength(3);
});

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
  const move = movableClock();
  for (let tries = 0; tries < 7; tries++) {
    await askAgain(() => expect.unreachable());
    move(10 * minute);
  }
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

test('whoever has the tab next asks none of the questions that waited for the one before', async () => {
  await signedInHere('investor');
  noNetwork();
  for (const message of ['How to analyze?', 'How to value?'])
    await ask('chat', { message, context: 'general' }, about);
  const asked = answering(async () => {
    await beginPerson(madeUpUser(newId(), 'meera@people.example'), 'a token');
    return json(aiReply);
  });
  expect(await askAgain(() => undefined)).toEqual({ end: 'done' });
  expect(asked).toHaveLength(1);
});
