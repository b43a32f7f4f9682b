import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedServer, goodAnswers } from '../testing/asked.ts';
import { desk } from '../testing/desk.ts';

let asked: Awaited<ReturnType<typeof askedServer>>;
beforeAll(async () => {
  asked = await askedServer();
});
afterAll(() => asked.close());

/** Somebody whose questions are not yet counted. */
const somebody = () => desk(asked.server).person();

test('of what was said before, the last five go along, whoever said them', async () => {
  asked.stub.answers(goodAnswers.chat);
  const previousMessages = [
    ...['one', 'two'].map((content) => ({
      sender: 'user',
      content: `said ${content}`,
      id: 'x',
      timestamp: 1,
    })),
    'said three',
    ...['four', 'five', 'six'].map((content) => ({ sender: 'ai', content: `said ${content}` })),
    'said seven',
  ];
  const context = { userType: 'investor', previousMessages };
  expect((await asked.ask('chat', { context }, await somebody())).status).toBe(200);
  const told = asked.stub.asked.at(-1)?.messages[1]?.content ?? '';
  expect(told.match(/(?<=: )said \w+/g)).toEqual(
    ['three', 'four', 'five', 'six', 'seven'].map((word) => `said ${word}`),
  );
});

test('the model is told where a question comes from, in both shapes', async () => {
  asked.stub.answers(goodAnswers.chat);
  for (const [context, place] of [
    ['opportunity', 'opportunity'],
    [{ place: 'opportunity', userType: 'investor', previousMessages: ['Looms?'] }, 'opportunity, investor'],
    [{ userType: 'investor' }, 'dashboard, investor'],
  ]) {
    expect((await asked.ask('chat', { context }, await somebody())).status).toBe(200);
    const told = asked.stub.asked.at(-1)?.messages[1]?.content ?? '';
    expect(/Where they ask from:\n.*\n(.*)/.exec(told)?.[1]).toBe(place);
  }
});

test('amounts of a pitch go to the model in their currency', async () => {
  asked.stub.answers(goodAnswers.analysis);
  const money = { totalRequired: 2_500_000, minInvestment: 50_000, currency: 'INR' };
  await asked.ask('analysis', money, await somebody());
  const told = asked.stub.asked.at(-1)?.messages[1]?.content;
  expect(told).toContain('Amount asked for: ₹25,00,000');
  expect(told).toContain('Minimum investment: ₹50,000');
});

test('what a pitch does not say is assumed as the spec says, and named', async () => {
  asked.stub.answers(goodAnswers.analysis);
  const { body } = await asked.ask('analysis', { industry: undefined, highlights: null }, await somebody());
  expect(body).toMatchObject({
    assumed: ['industry', 'stage', 'totalRequired', 'minInvestment'],
    source: 'ai',
  });
  const told = asked.stub.asked.at(-1)?.messages[1]?.content;
  for (const value of ['Technology', 'Seed', '1,00,000', '10,000']) expect(told).toContain(value);
});

test('the model is told which values are assumed, and no other', async () => {
  asked.stub.answers(goodAnswers.analysis);
  await asked.ask('analysis', { minInvestment: 5_00_000, stage: undefined }, await somebody());
  const told = asked.stub.asked.at(-1)?.messages[1]?.content ?? '';
  const marked = told.split('\n').filter((line) => line.endsWith('(assumed: the pitch does not say it)'));
  expect(marked.map((line) => line.split(':')[0])).toEqual(['Stage', 'Amount asked for']);
});

test('a hundred investors are asked about, not one more', async () => {
  const investors = Array.from({ length: 100 }, (_, at) => ({
    id: at + 1,
    name: `Firm ${at}`,
    website: 'x',
  }));
  const person = await somebody();
  expect((await asked.ask('investors', { investors }, person)).status).toBe(200);
  const more = [...investors, { id: 101, name: 'Firm 101' }];
  expect((await asked.ask('investors', { investors: more }, person)).status).toBe(400);
});

test.each([
  ['chat', { message: '  ' }, 'message'],
  ['chat', { message: 'x'.repeat(2_001) }, 'message'],
  ['analysis', { title: '' }, 'title'],
  ['analysis', { description: ['x'] }, 'description'],
  ['analysis', { totalRequired: 0.5 }, 'totalRequired'],
  ['deals', { query: ' ' }, 'query'],
  ['deals', { opportunities: 'all' }, 'opportunities'],
  ['investors', { query: 'x'.repeat(501) }, 'query'],
  ['enhancement', { description: '' }, 'description'],
] as const)('%s with %o is refused, with the field', async (endpoint, given, field) => {
  const { status, body } = await asked.ask(endpoint, given);
  expect({ status, body }).toMatchObject({ status: 400, body: { field } });
});

test('an empty search says what it wants', async () => {
  for (const endpoint of ['deals', 'investors'] as const)
    expect((await asked.ask(endpoint, { query: '' })).body).toMatchObject({
      message: 'Please enter a search query',
    });
});

test('lists may carry whole records along, up to 1 MB', async () => {
  const opportunities = (size: number) => [{ id: asked.deal.id, description: 'x'.repeat(size) }];
  asked.stub.answers(goodAnswers.deals);
  const person = await somebody();
  expect((await asked.ask('deals', { opportunities: opportunities(900_000) }, person)).status).toBe(200);
  expect((await asked.ask('deals', { opportunities: opportunities(1_100_000) }, person)).status).toBe(413);
  expect((await asked.ask('chat', { message: 'x'.repeat(110_000) }, person)).status).toBe(413);
});
