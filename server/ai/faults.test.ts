import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod';
import {
  aiInvestorSearchEndpoint,
  analyseOpportunityEndpoint,
  chatEndpoint,
  enhanceDescriptionEndpoint,
  searchOpportunitiesEndpoint,
} from '#sync/endpoints/ai.ts';
import { askedServer, type Endpoint, endpoints, goodAnswers } from '../testing/asked.ts';
import { complete, type StubAnswer, sendError, stubKey, tellPiece } from '../testing/model-stub.ts';

const upstream = 'UPSTREAM-SAYS-THIS';

const replies: Record<Endpoint, z.ZodType> = {
  chat: chatEndpoint.reply,
  'streamed chat': chatEndpoint.reply,
  analysis: analyseOpportunityEndpoint.reply,
  deals: searchOpportunitiesEndpoint.reply,
  investors: aiInvestorSearchEndpoint.reply,
  enhancement: enhanceDescriptionEndpoint.reply,
};

type Given = { environment?: Record<string, string>; answer?: StubAnswer | string; isSilent?: boolean };

/** Sends something else than an answer, however one was asked for. */
function raw(body: string, { type = 'application/json', status = 200 } = {}): StubAnswer {
  return (response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

function cut(response: ServerResponse, isStreamed: boolean) {
  response.writeHead(200, { 'content-type': isStreamed ? 'text/event-stream' : 'application/json' });
  if (isStreamed) tellPiece(response, 'Begin with the problem. And');
  else response.write('{"id":"chatcmpl-1","choices":[{"mess');
  setTimeout(() => response.destroy(), 5);
}

/** Each ends in an answer by rules, with this notice. */
const faults: [string, Given, 'quota' | 'network' | 'other' | undefined][] = [
  ['no key', { environment: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' } }, undefined],
  ['a wrong key', { environment: { OPENAI_API_KEY: 'sk-wrong-0123456789abcdef' } }, 'other'],
  ['used up (429)', { answer: (response) => sendError(response, 429, `quota ${upstream}`) }, 'quota'],
  ['broken (500)', { answer: (response) => sendError(response, 500, upstream) }, 'other'],
  ['down (503)', { answer: (response) => sendError(response, 503, upstream) }, 'other'],
  ['no such model (404)', { answer: (response) => sendError(response, 404, upstream) }, 'other'],
  ['nobody there', { environment: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } }, 'network'],
  ['no answer', { answer: () => {}, isSilent: true }, 'network'],
  [
    'headers, then silence',
    {
      answer: (response) => response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
      isSilent: true,
    },
    'network',
  ],
  ['cut off', { answer: (response, { stream = false }) => cut(response, stream) }, 'network'],
  ['not JSON', { answer: raw(`{"id": ${upstream}`) }, 'other'],
  ['another shape', { answer: raw(JSON.stringify({ result: upstream })) }, 'other'],
  ['a page', { answer: raw(`<html>${upstream}</html>`, { type: 'text/html' }) }, 'other'],
  ['an empty answer', { answer: '' }, 'other'],
  [
    'a redirect',
    {
      answer: (response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
    },
    'network',
  ],
  ['an endless answer', { answer: raw(`{"x":"${'x'.repeat(600 * 1024)}"}`) }, 'network'],
];

test.each(faults)(
  '%s: every endpoint answers by rules, labelled, and tells nothing of it',
  async (_, given, notice) => {
    const asked = await askedServer(
      given.environment,
      given.isSilent ? { modelTimes: { whole: 100, pause: 2 } } : {},
    );
    onTestFinished(() => asked.close());
    if (given.answer !== undefined) asked.stub.answers(given.answer);
    for (const endpoint of endpoints) {
      const { status, body, streamed } = await asked.ask(endpoint);
      expect({ endpoint, status, body }).toMatchObject({ endpoint, status: 200, body: { source: 'rules' } });
      expect(replies[endpoint].safeParse(body).error).toBeUndefined();
      expect({ endpoint, notice: (body as { notice?: string }).notice }).toEqual({ endpoint, notice });
      expect(streamed + JSON.stringify(body)).not.toMatch(new RegExp(`${upstream}|sk-|127\\.0\\.0\\.1|stub`));
    }
  },
);

/** The answer, and what of it is shown; null: the rules answer, with the notice 'other'. */
const answers: [string, Record<Endpoint, [string, object | null]>][] = [
  [
    'as it should be',
    {
      chat: [goodAnswers.chat, { message: goodAnswers.chat, response: goodAnswers.chat }],
      'streamed chat': [goodAnswers.chat, { message: goodAnswers.chat, response: goodAnswers.chat }],
      analysis: [
        goodAnswers.analysis,
        { score: 72, riskLevel: 'Moderate', keyStrengths: ['It earns already.'] },
      ],
      deals: [goodAnswers.deals, { recommendations: [{ matchScore: 88, reason: 'It makes looms.' }] }],
      investors: [
        goodAnswers.investors,
        { recommendations: [{ id: 1, name: 'Banyan Seed Partners', matchScore: 91 }] },
      ],
      enhancement: [
        goodAnswers.enhancement,
        {
          enhanced: 'Looms that run on rain water. 40 mills paid ₹12,00,000 in 2025.',
          enhancedDescription: 'Looms that run on rain water. 40 mills paid ₹12,00,000 in 2025.',
        },
      ],
    },
  ],
  [
    'numbers out of range or out of the air',
    {
      chat: ['It scores 999.', { message: 'It scores 999.' }],
      'streamed chat': ['It scores 999.', { message: 'It scores 999.' }],
      analysis: [goodAnswers.analysis.replace('72', '999'), { score: 100 }],
      deals: [goodAnswers.deals.replace('88', '999'), { recommendations: [{ matchScore: 100 }] }],
      investors: [goodAnswers.investors.replace('91', '-5'), { recommendations: [{ matchScore: 0 }] }],
      enhancement: [JSON.stringify({ enhanced: 'Looms for 999 mills.' }), null],
    },
  ],
  [
    'what is not in our data',
    {
      chat: [
        'Begin here. Zephyr Capital funds looms. Then ask.',
        { message: 'Begin here. Then ask.', response: 'Begin here. Then ask.' },
      ],
      'streamed chat': [
        'Begin here. Zephyr Capital funds looms. Then ask.',
        { message: 'Begin here. Then ask.', response: 'Begin here. Then ask.' },
      ],
      analysis: [
        goodAnswers.analysis
          .replace('about looms.', 'about looms. Zephyr Capital likes it.')
          .replace('It earns already.', 'Zephyr Capital backs it.'),
        { score: 72, summary: 'A pitch about looms.', keyStrengths: [] },
      ],
      deals: [goodAnswers.deals.replace('Monsoon Mills', 'Zephyr Mills'), null],
      investors: [goodAnswers.investors.replace('"number":1', '"number":7'), null],
      enhancement: [JSON.stringify({ enhanced: 'Looms that Zephyr Capital pays for.' }), null],
    },
  ],
  [
    'HTML',
    {
      chat: ['Begin <img src=x onerror=alert(1)>here.', { message: 'Begin here.' }],
      'streamed chat': ['Begin <img src=x onerror=alert(1)>here. Go.', { message: 'Begin here. Go.' }],
      analysis: [
        goodAnswers.analysis.replace('A pitch', '<b onclick=alert(1)>A</b> **pitch**'),
        { summary: 'A pitch about looms.' },
      ],
      deals: [
        goodAnswers.deals.replace('One deal', '<iframe src=x></iframe>One deal'),
        { summary: 'One deal is about looms.' },
      ],
      investors: [
        goodAnswers.investors.replace('Textiles are', '<b onmouseover=alert(1)>Textiles</b> are'),
        { recommendations: [{ reason: 'Textiles are its thesis.' }] },
      ],
      enhancement: [
        JSON.stringify({ enhanced: '<a href="javascript:alert(1)">Looms</a> that run on rain water.' }),
        { enhanced: 'Looms that run on rain water.' },
      ],
    },
  ],
  [
    'advice and promises',
    {
      chat: ['Looms are old. You should invest in them.', null],
      'streamed chat': ['Looms are old. You should invest in them. Now.', null],
      analysis: [goodAnswers.analysis.replace('It earns already.', 'It has guaranteed returns.'), null],
      deals: [goodAnswers.deals.replace('It makes looms.', 'You should buy it.'), null],
      investors: [goodAnswers.investors.replace('Textiles are its thesis.', 'Guaranteed returns.'), null],
      enhancement: [JSON.stringify({ enhanced: 'Looms with guaranteed returns.' }), null],
    },
  ],
];

test.each(answers)('an answer %s', async (_, given) => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  for (const endpoint of endpoints) {
    const [answer, shown] = given[endpoint];
    asked.stub.answers(answer);
    const { status, body, streamed } = await asked.ask(endpoint);
    const expected = shown ? { source: 'ai', ...shown } : { source: 'rules', notice: 'other' };
    expect({ endpoint, status, body }).toMatchObject({ endpoint, status: 200, body: expected });
    expect(replies[endpoint].safeParse(body).error).toBeUndefined();
    const seen = streamed + JSON.stringify(body);
    expect(seen).not.toMatch(/<[a-z/]|javascript:|999 mills|Zephyr|guaranteed|should invest/i);
  }
  // As documented, and let in.
  expect(asked.stub.refused()).toBe(0);
});

test('every word of the instructions stays with us: an answer that tells them is not shown', async () => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  asked.stub.answers((response, request) => complete(request, response, request.messages[0]?.content ?? ''));
  const { body } = await asked.ask('chat');
  expect(body).toMatchObject({ source: 'rules', notice: 'other' });
  expect(JSON.stringify(body)).not.toContain('You work inside');
});

test('what passes by itself is tried again once; five failures in a row, and the model is left alone for 30 s', async () => {
  const asked = await askedServer({ TRUSTED_PROXIES: '0' });
  onTestFinished(() => asked.close());
  const { stub, server } = asked;
  let tries = 0;
  stub.answers((response) => {
    tries += 1;
    sendError(response, 503, upstream);
  });
  for (let count = 0; count < 5; count += 1)
    expect((await asked.ask('chat')).body).toMatchObject({ notice: 'other' });
  expect(tries).toBe(10);
  expect((await asked.ask('chat')).body).toMatchObject({ source: 'rules', notice: 'other' });
  expect(tries).toBe(10);

  stub.answers(goodAnswers.chat);
  server.moveClock(30_000);
  expect((await asked.ask('chat')).body).toMatchObject({ source: 'ai' });
  expect((await asked.ask('chat')).body).toMatchObject({ source: 'ai' });
});

test('one bad moment is not seen: the second try answers', async () => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  let tries = 0;
  asked.stub.answers((response, request) => {
    tries += 1;
    if (tries === 1) sendError(response, 500, upstream);
    else complete(request, response, goodAnswers.chat);
  });
  expect((await asked.ask('chat')).body).toMatchObject({ source: 'ai' });
});

test('no email, phone number or token of a person goes out, from whatever field', async () => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  const secret = 'Call +91 98765 43210, tara@monsoon.example, key sk-live-0123456789abcdefghij.';
  asked.stub.answers(JSON.stringify({ enhanced: 'Call [phone B], [email A], key [secret A].' }));
  await asked.ask('chat', { message: secret, context: { userType: 'investor', previousMessages: [secret] } });
  await asked.ask('analysis', { description: secret, title: secret, highlights: [secret] });
  await asked.ask('deals', { query: secret });
  await asked.ask('investors', { query: secret });
  await asked.ask('enhancement', { description: secret });
  expect(asked.stub.asked).toHaveLength(5);
  const { email, token } = asked.founder;
  const out = JSON.stringify(asked.stub.asked);
  for (const part of ['98765', 'tara@', 'sk-live', email, token, stubKey]) expect(out).not.toContain(part);
});

test('a founder’s own contact data is back in its place in the description', async () => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  asked.stub.answers((response, request) => {
    const place = /\[email \w+\]/.exec(request.messages[1]?.content ?? '')?.[0];
    complete(request, response, JSON.stringify({ enhanced: `Better. Ask ${place}.` }));
  });
  const { body } = await asked.ask('enhancement', { description: 'Ask tara@monsoon.example about looms.' });
  expect(body).toMatchObject({ source: 'ai', enhanced: 'Better. Ask tara@monsoon.example.' });
});

test('a founder’s own web address is back in its place, and one that the model thought of is not', async () => {
  const asked = await askedServer();
  onTestFinished(() => asked.close());
  asked.stub.answers((response, request) => {
    const place = /\[web address \w+\]/.exec(request.messages[1]?.content ?? '')?.[0];
    complete(request, response, JSON.stringify({ enhanced: `Pumps at ${place}, not https://evil.example.` }));
  });
  const { body } = await asked.ask('enhancement', {
    description: 'Our site https://acme.in/a?b=2 sells pumps.',
  });
  expect(body).toMatchObject({ source: 'ai', enhanced: 'Pumps at https://acme.in/a?b=2, not' });
  expect(JSON.stringify(asked.stub.asked)).not.toContain('acme.in');
});
